import { styled } from "styled-components";

/** A list of documents with what there is to say of each. */
export const Sheet = styled.div`
  height: 100%;
  overflow: auto;
  font-size: 13px;
  line-height: 1.45;
  color: var(--card-fg-color);

  .lead { padding: 12px 20px; color: var(--card-muted-fg-color); display: grid; gap: 10px; }
  p { margin: 0; }
  ol { list-style: none; margin: 0; padding: 0; }
  ol > li > a { display: block; padding: 6px 12px 8px; border-top: 1px solid var(--card-border-color); color: inherit; text-decoration: none; }
  a:hover { background: var(--card-muted-bg-color); }
  li[data-selected] > a { box-shadow: inset 3px 0 0 var(--card-focus-ring-color); background: var(--card-muted-bg-color); }
  a:focus-visible { outline: 2px solid var(--card-focus-ring-color); outline-offset: -2px; }
  .findings { margin: 2px 8px 0; padding-inline-start: 16px; overflow-wrap: anywhere; }
  .findings li::marker { color: var(--mark, #e5a000); content: "▲  "; font-size: 10px; }
  .findings li.is-error { --mark: #f03e2f; }
  .findings b { font-weight: 600; }
  .when { margin: 2px 8px 0; color: var(--card-muted-fg-color); }
`;
