import { styled } from "styled-components";

/** A list without bullets. */
export const Rows = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  display: grid;
  gap: 14px;
`;

/** A link that is an icon, as large as a finger needs. */
export const Action = styled.a`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  flex: none;
  border-radius: 3px;
  font-size: 21px;
  color: var(--card-muted-fg-color);
  &:hover { background: var(--card-muted-bg-color); color: var(--card-fg-color); }
  &:focus-visible { outline: 2px solid var(--card-focus-ring-color); }
`;

/** What a field said and will say. */
export const Values = styled.div`
  font-size: 13px;
  line-height: 1.4;
  overflow-wrap: anywhere;
  del, ins { display: block; text-decoration: none; padding: 4px 8px; border-radius: 3px; }
  del { background: color-mix(in srgb, #f03e2f 14%, var(--card-bg-color)); text-decoration: line-through; }
  ins { background: color-mix(in srgb, #3ab667 18%, var(--card-bg-color)); margin-top: 4px; }
`;

/** What opens to a list. */
export const Folded = styled.details`
  font-size: 13px;
  summary { cursor: pointer; padding: 4px 0; }
  ul { margin-top: 8px; }
`;
