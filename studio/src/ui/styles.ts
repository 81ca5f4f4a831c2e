import { styled } from "styled-components";

/** Styles of full-page tools, in the colours of the Studio’s own cards, dark and light. */
export const Sheet = styled.div`
  --changed: color-mix(in srgb, #f9cc27 20%, var(--card-bg-color));
  --clash: color-mix(in srgb, #f03e2f 16%, var(--card-bg-color));
  --line: var(--card-border-color);
  --quiet: var(--card-muted-fg-color);
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
  color: var(--card-fg-color);
  font-size: 13px;
  line-height: 1.4;

  .bar {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 12px;
    align-items: center;
    padding: 10px 16px;
    border-bottom: 1px solid var(--line);
  }
  .bar .grow { flex: 1 1 160px; }
  .bar .search { flex: 1 1 200px; max-width: 320px; }
  .bar .pick { flex: 0 1 190px; min-width: 120px; }
  .bar .number { width: 84px; }
  .bar.foot { border-bottom: 0; border-top: 1px solid var(--line); }
  .bar.away { background: var(--clash); }
  strong { font-weight: 650; }
  .quiet { color: var(--quiet); margin: 0; }
  .scroll { flex: 1; overflow: auto; min-height: 0; }

  table { border-collapse: separate; border-spacing: 0; width: 100%; }
  thead th {
    position: sticky; top: 0; z-index: 1; text-align: start; font-weight: 600; white-space: nowrap;
    background: var(--card-bg-color); border-bottom: 1px solid var(--line); padding: 8px 10px;
  }
  thead button { all: unset; cursor: pointer; font-weight: 600; padding: 2px 4px; margin: -2px -4px; border-radius: 3px; }
  .group th { text-align: start; padding: 18px 10px 6px; font-weight: 650; border-bottom: 1px solid var(--line); }
  .group label { display: inline-flex; gap: 10px; align-items: center; cursor: pointer; }
  .group .quiet { font-weight: 400; }
  tbody td { padding: 0 10px; height: 38px; border-bottom: 1px solid var(--line); }
  tr[aria-selected="true"] td { background: color-mix(in srgb, #556bfc 9%, var(--card-bg-color)); }
  .select { width: 24px; }
  td a { color: inherit; text-decoration: none; }
  td a:hover { text-decoration: underline; }
  .price { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
  td.price { width: 170px; font-weight: 600; }
  td.is-changed { background: var(--changed) !important; }
  td.price.is-clash { background: var(--clash) !important; }
  del { color: var(--quiet); font-weight: 400; margin-inline-end: 8px; }
  td.unit, td.from { white-space: nowrap; width: 90px; }
  td.notes > div { display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: center; padding: 4px 0; }
  tbody input[type="text"], tbody select {
    font: inherit; color: inherit; background: transparent; text-align: inherit; box-sizing: border-box;
    border: 1px solid transparent; border-radius: 3px; padding: 4px 6px; margin: 0;
  }
  tbody input[type="text"] { width: 84px; }
  tbody select { appearance: none; cursor: pointer; }
  tr:hover input[type="text"], tr:hover select { border-color: var(--line); }
  tbody option { background: var(--card-bg-color); }
  input[aria-invalid="true"] { border-color: #f03e2f !important; }
  .problem { display: block; text-align: start; white-space: normal; font-weight: 400; padding-bottom: 4px; }
  .chip {
    all: unset; cursor: pointer; border: 1px solid var(--line); border-radius: 3px; padding: 2px 8px;
    white-space: nowrap; font-variant-numeric: tabular-nums;
  }
  .chip:hover { background: var(--card-muted-bg-color); }
  .chip:focus-visible, thead button:focus-visible, td a:focus-visible, table input:focus-visible, table select:focus-visible {
    outline: 2px solid var(--card-focus-ring-color);
  }
  input[type="checkbox"] { width: 16px; height: 16px; margin: 0; accent-color: #556bfc; vertical-align: middle; }

  @media (max-width: 640px) {
    .bar { padding: 8px 12px; }
    .bar .grow { flex-basis: 0; }
    .bar .pick, .bar .search { flex: 1 1 45%; max-width: none; }
    thead { display: none; }
    table, tbody, .group, .group th { display: block; }
    tr.line {
      display: grid; grid-template: "select title price" auto "select place unit" auto "notes notes notes" auto / 28px 1fr auto;
      padding: 8px 12px; border-bottom: 1px solid var(--line); align-items: center; gap: 2px 8px;
    }
    tr.line[aria-selected="true"] { background: color-mix(in srgb, #556bfc 9%, var(--card-bg-color)); }
    tbody td { border: 0; height: auto; padding: 2px 0; }
    td.price { width: auto; }
    td.price input, td.unit select { font-size: 16px; min-height: 44px; }
    td.place { color: var(--quiet); }
    td.unit { width: auto; text-align: end; color: var(--quiet); }
    td.from, td.notes:empty { display: none; }
    input[type="checkbox"] { width: 20px; height: 20px; }
    .chip { padding: 8px 10px; }
    td.select { grid-area: select; width: auto; } td.title { grid-area: title; font-weight: 550; }
    td.place { grid-area: place; } td.price { grid-area: price; }
    td.unit { grid-area: unit; } td.notes { grid-area: notes; }
  }
`;

/** Tables within dialogs. */
export const List = styled.div`
  font-size: 13px;
  line-height: 1.45;
  table { border-collapse: collapse; width: 100%; }
  th, td { text-align: start; vertical-align: top; padding: 6px 10px 6px 0; border-bottom: 1px solid var(--card-border-color); }
  th { font-weight: 600; }
  .figure { text-align: end; white-space: nowrap; font-variant-numeric: tabular-nums; }
  .quiet { color: var(--card-muted-fg-color); }
  p { margin: 0 0 10px; }
  ul { margin: 0 0 10px; padding-inline-start: 18px; }
  a { color: var(--card-link-color); overflow-wrap: anywhere; }
  strong { font-weight: 650; }
`;
