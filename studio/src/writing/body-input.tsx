import { countWords, readingMinutes } from "@currawong/schemas/reading-time";
import { htmlToPortableText } from "@portabletext/html";
import { compileSchema, defineSchema } from "@portabletext/schema";
import { Stack, Text } from "@sanity/ui";
import { useMemo } from "react";
import type { ArrayOfObjectsInputProps, OnPasteFn } from "sanity";
import { styled } from "styled-components";

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

const textOf = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();

const key = () => crypto.randomUUID().slice(0, 12);

/** A table cell with a line of plain text. */
const cellOf = (text: string) => ({
  _key: key(),
  _type: "block",
  style: "normal",
  markDefs: [],
  children: [{ _key: key(), _type: "span", marks: [], text }],
});

/** Converts a table to the schema’s format, padding each row to the width of the widest. */
function tableOf(table: Element) {
  const rows = [...table.querySelectorAll("tr")].map((row) =>
    [...row.querySelectorAll("td, th")].map(textOf),
  );
  const width = Math.max(...rows.map((cells) => cells.length));
  return {
    _type: "table",
    rows: rows.map((cells) => ({
      _key: key(),
      _type: "tableRow",
      cells: Array.from({ length: width }, (_, index) => cellOf(cells[index] ?? "")),
    })),
  };
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
        deserialize: (node, _next, createBlock) =>
          node instanceof Element && node.tagName === "TABLE"
            ? createBlock(tableOf(node))
            : undefined,
      },
    ],
  });
  return { insert, path };
};
