import { Card, Flex, Text } from "@sanity/ui";
import type { ReactNode } from "react";
import type { BlockProps } from "sanity";
import { styled } from "styled-components";

/** As on the page, in the Studio's colours. */
const Shown = styled.div`
  padding: 0 0.75rem 0.75rem;
  font-size: 14px;
  line-height: 1.5;
  white-space: normal;
  overflow-wrap: anywhere;

  p, figure, pre { margin: 0 }
  img { display: block; max-width: 100%; max-height: 22rem; border-radius: 3px }
  figcaption, caption, th, .aside { color: var(--card-muted-fg-color) }
  figcaption { margin-top: 0.5rem }
  .sheet { overflow-x: auto; overflow-wrap: normal }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
  caption { text-align: left; padding-bottom: 0.5rem }
  th, td { padding: 0.4rem 1rem 0.4rem 0; text-align: left; vertical-align: top; border-top: 1px solid var(--card-border-color) }
  pre { font-size: 12px; white-space: pre; overflow-x: auto }
  .note { padding: 0.6rem 0.9rem; border-left: 4px solid var(--card-focus-ring-color, #556bfc) }
  .note[data-tone="warning"] { border-color: #b3541e }
  .button { display: inline-block; padding: 0.45rem 1rem; border: 2px solid currentColor; border-radius: 3px; font-weight: 600 }
`;

type Props = {
  block: BlockProps;
  children: ReactNode;
};

/** A part of a text, framed, named and opened as the Studio does it, and showing what it holds. */
export function Look({ block, children }: Props) {
  return block.renderDefault({
    ...block,
    renderPreview: ({ actions }) => (
      <Card tone="inherit">
        <Flex align="center" justify="space-between" padding={1} paddingLeft={3}>
          <Text size={1} muted>
            {block.schemaType.title}
          </Text>
          {typeof actions === "function" ? null : actions}
        </Flex>
        <Shown>{children}</Shown>
      </Card>
    ),
  });
}
