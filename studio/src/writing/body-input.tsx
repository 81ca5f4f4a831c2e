import { countWords, readingMinutes } from "@currawong/schemas/reading-time";
import { htmlToPortableText } from "@portabletext/html";
import { compileSchema, defineSchema } from "@portabletext/schema";
import { Stack, Text } from "@sanity/ui";
import { useMemo } from "react";
import type { ArrayOfObjectsInputProps, OnPasteFn } from "sanity";
import { styled } from "styled-components";
import { readTable } from "./read-table.ts";

const FIGURES = new Intl.NumberFormat("en-AU");

/** The word count and the reading time of a text; the article’s page shows the same reading time. */
function lengthOf(body: readonly unknown[]): string {
  const words = countWords(body);
  const wordCount = words === 1 ? "1 word" : `${FIGURES.format(words)} words`;
  const minutes = readingMinutes(body);
  return `${wordCount} · reading time ${minutes} min`;
}

/** Shows the insert buttons as icons: with labels, the last one, *Price*, would move into a menu. */
const IconToolbar = styled.div`
  [data-testid$="-insert-menu-button"] [data-ui="Text"] + [data-ui="Box"] { display: none }
`;

/** A rich text input with the length of the text below it; pasted tables stay tables. */
export function BodyInput(props: ArrayOfObjectsInputProps) {
  const { value } = props;
  const withTables = { ...props, onPaste: pasteTables };
  const length = useMemo(() => lengthOf(value ?? []), [value]);
  return (
    <Stack gap={3}>
      <IconToolbar>{props.renderDefault(withTables)}</IconToolbar>
      <Text size={1} muted data-testid="length-of-text">
        {length}
      </Text>
    </Stack>
  );
}

/** Pastes text with tables: Sanity’s own paste handler turns their cells into paragraphs. */
const pasteTables: OnPasteFn = ({ event, path, schemaTypes }) => {
  const html = event.clipboardData?.getData("text/html") ?? "";
  if (!/<table\b/i.test(html)) return undefined;
  const values = (all: readonly { value: string }[]) => all.map(({ value }) => ({ name: value }));
  const schema = compileSchema(
    defineSchema({
      styles: values(schemaTypes.styles),
      decorators: values(schemaTypes.decorators),
      lists: values(schemaTypes.lists),
      annotations: schemaTypes.annotations.map(({ name }) => ({
        name,
        fields: [{ name: "href", type: "string" }],
      })),
      blockObjects: [{ name: "table" }],
    }),
  );
  const insert = htmlToPortableText(html, {
    schema,
    rules: [
      {
        deserialize: (node, _next, createBlock) => {
          const table = node instanceof HTMLTableElement ? readTable(node) : undefined;
          return table && createBlock(table);
        },
      },
    ],
  });
  return { insert, path };
};
