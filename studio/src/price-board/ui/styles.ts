import { styled } from "styled-components";

/** The look of the board, in the colours of the Studio’s own cards, dark and light. */
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
  .bar h1 { font-size: 17px; margin: 0; font-weight: 650; }
  .bar .grow { flex: 1 1 160px; }
  .bar .search { flex: 1 1 200px; max-width: 320px; }
  .bar .pick { flex: 0 1 190px; min-width: 120px; }
  .bar .number { width: 84px; }
  .bar.foot { border-bottom: 0; border-top: 1px solid var(--line); }
  .bar.away { background: var(--clash); }
  strong { font-weight: 650; }
  .quiet { color: var(--quiet); margin: 0; }
  .scroll { flex: 1; overflow: auto; min-height: 0; }
  .spoken { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }

  table.grid { border-collapse: separate; border-spacing: 0; width: 100%; }
  .grid thead th {
    position: sticky; top: 0; z-index: 1; text-align: start; font-weight: 600; white-space: nowrap;
    background: var(--card-bg-color); border-bottom: 1px solid var(--line); padding: 8px 10px;
  }
  .grid thead button {
    all: unset; cursor: pointer; font-weight: 600; padding: 2px 4px; margin: -2px -4px; border-radius: 3px;
  }
  .grid thead button:focus-visible { outline: 2px solid var(--card-focus-ring-color); }
  .grid .group th {
    text-align: start; padding: 18px 10px 6px; font-weight: 650; border-bottom: 1px solid var(--line);
  }
  .grid .group label { display: inline-flex; gap: 10px; align-items: center; cursor: pointer; }
  .grid .group .quiet { font-weight: 400; }
  .grid tbody td { padding: 0 10px; height: 38px; border-bottom: 1px solid var(--line); }
  .grid td:focus { outline: 2px solid var(--card-focus-ring-color); outline-offset: -2px; }
  .grid tr[aria-selected="true"] td { background: color-mix(in srgb, #556bfc 9%, var(--card-bg-color)); }
  .grid td.select, .grid th.select { width: 24px; }
  .grid td a { color: inherit; text-decoration: none; }
  .grid td a:hover { text-decoration: underline; }
  .grid .price, .grid th.price { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
  .grid td.price { width: 150px; cursor: text; font-weight: 600; }
  .grid td.is-changed { background: var(--changed) !important; }
  .grid td.is-clash { background: var(--clash) !important; }
  .grid del { color: var(--quiet); font-weight: 400; margin-inline-end: 8px; }
  .grid td.unit, .grid td.from { white-space: nowrap; width: 90px; cursor: pointer; }
  .grid td.notes > div { display: flex; flex-wrap: wrap; gap: 4px 10px; align-items: center; padding: 4px 0; }
  .grid input[type="text"], .grid select {
    font: inherit; color: inherit; background: var(--card-bg-color); text-align: inherit;
    border: 2px solid var(--card-focus-ring-color); border-radius: 3px; padding: 4px 6px; width: 100%;
    box-sizing: border-box; min-width: 80px;
  }
  .grid input[aria-invalid="true"] { border-color: #f03e2f; }
  .grid .problem { display: block; text-align: start; white-space: normal; font-weight: 400; padding-bottom: 4px; }
  .chip {
    all: unset; cursor: pointer; border: 1px solid var(--line); border-radius: 3px; padding: 2px 8px;
    white-space: nowrap; font-variant-numeric: tabular-nums;
  }
  .chip:hover { background: var(--card-muted-bg-color); }
  .chip:focus-visible { outline: 2px solid var(--card-focus-ring-color); }
  input[type="checkbox"] { width: 16px; height: 16px; margin: 0; accent-color: #556bfc; vertical-align: middle; }

  @media (max-width: 640px) {
    .bar { padding: 8px 12px; }
    .bar .grow { flex-basis: 0; }
    .bar .pick, .bar .search { flex: 1 1 45%; max-width: none; }
    .grid thead { display: none; }
    .grid, .grid tbody { display: block; }
    .grid tr.group, .grid tr.group th { display: block; }
    .grid tr.line {
      display: grid; grid-template: "select title price" auto "select place unit" auto "notes notes notes" auto / 28px 1fr auto;
      padding: 8px 12px; border-bottom: 1px solid var(--line); align-items: center; gap: 2px 8px;
    }
    .grid tr.line[aria-selected="true"] { background: color-mix(in srgb, #556bfc 9%, var(--card-bg-color)); }
    .grid tbody td { border: 0; height: auto; padding: 2px 0; }
    .grid td.price { min-height: 44px; min-width: 96px; align-content: center; padding: 0 8px; font-size: 16px; width: auto; }
    .grid td.price input { font-size: 16px; width: 110px; }
    .grid td.place { color: var(--quiet); }
    .grid td.unit { width: auto; text-align: end; color: var(--quiet); padding-inline-end: 8px; }
    .grid td.from { display: none; }
    .grid td.notes:empty { display: none; }
    .grid input[type="checkbox"] { width: 20px; height: 20px; }
    .chip { padding: 8px 10px; }
    .grid td.select { grid-area: select; width: auto; } .grid td.title { grid-area: title; font-weight: 550; }
    .grid td.place { grid-area: place; } .grid td.price { grid-area: price; }
    .grid td.unit { grid-area: unit; } .grid td.notes { grid-area: notes; }
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
  details summary { cursor: pointer; }
  .clash { background: color-mix(in srgb, #f03e2f 14%, var(--card-bg-color)); padding: 8px 10px; margin-bottom: 8px; border-radius: 3px; }
  .clash button { margin-inline-end: 8px; }
`;
