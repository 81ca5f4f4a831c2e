import { styled } from "styled-components";

/** A list to drag in, what is said of it above and what can be done with it below. */
export const Room = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 0;
  font-size: 13px;
  line-height: 1.45;
  color: var(--card-fg-color);

  p { margin: 0; }
  .lead { padding: 12px 16px; display: grid; gap: 10px; border-bottom: 1px solid var(--card-border-color); }
  .quiet { color: var(--card-muted-fg-color); }
  .scroll { flex: 1; min-height: 0; overflow: auto; }
  .foot {
    display: flex; flex-wrap: wrap; gap: 6px 10px; align-items: center; padding: 10px 12px;
    border-top: 1px solid var(--card-border-color);
  }
  .foot .grow { flex: 1 1 120px; }

  ol { list-style: none; margin: 0; padding: 0; }
  li {
    display: flex; align-items: center; background: var(--card-bg-color);
    border-bottom: 1px solid var(--card-border-color); position: relative;
  }
  li[data-dragged] { z-index: 1; box-shadow: 0 2px 12px rgb(0 0 0 / 25%); }
  li[data-selected] { box-shadow: inset 3px 0 0 var(--card-focus-ring-color); background: var(--card-muted-bg-color); }
  li > a { flex: 1; min-width: 0; padding: 4px 0; color: inherit; text-decoration: none; }
  li > a:hover { background: var(--card-muted-bg-color); }
  li > a p { margin: 0 8px 2px; color: var(--card-muted-fg-color); }
  li > a:focus-visible { outline: 2px solid var(--card-focus-ring-color); outline-offset: -2px; }
  .handle {
    all: unset; display: grid; place-items: center; width: 40px; height: 44px; flex: none; cursor: grab;
    font-size: 21px; color: var(--card-muted-fg-color); touch-action: none;
  }
  .handle:hover { color: var(--card-fg-color); }
  .handle:focus-visible { outline: 2px solid var(--card-focus-ring-color); outline-offset: -3px; border-radius: 4px; }
  li[data-dragged] .handle { cursor: grabbing; }
  .steps { display: flex; flex: none; padding-inline-end: 6px; }

  @media (prefers-reduced-motion: reduce) {
    li { transition: none !important; }
  }
`;
