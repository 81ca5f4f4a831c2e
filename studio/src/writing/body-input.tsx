import { countWords, readingMinutes } from "@currawong/schemas/reading-time";
import { htmlToPortableText } from "@portabletext/html";
import { compileSchema, defineSchema } from "@portabletext/schema";
import { Stack, Text } from "@sanity/ui";
import { useMemo } from "react";
import type { ArrayOfObjectsInputProps, OnPasteFn } from "sanity";
import { styled } from "styled-components";

const FIGURES = new Intl.NumberFormat("en-AU");

/** The length of a text, as editors plan by it and as the page of an article says it. */
function lengthOf(body: readonly unknown[]): string {
  const words = countWords(body);
  const counted = words === 1 ? "1 word" : `${FIGURES.format(words)} words`;
  const minutes = readingMinutes(body);
  return `${counted} · reading time ${minutes} min`;
}

/** What can be inserted, as icons: with their names, the last of them, *Price*, would hide in a menu. */
const Narrow = styled.div`
  [data-testid$="-insert-menu-button"] [data-ui="Text"] + [data-ui="Box"] { display: none }
`;

/** A long text, with how long it is below; tables are pasted as such. */
export function BodyInput(props: ArrayOfObjectsInputProps) {
  const { value } = props;
  const withTables = { ...props, onPaste: pasteTables };
  const length = useMemo(() => lengthOf(value ?? []), [value]);
  return (
    <Stack gap={3}>
      <Narrow>{props.renderDefault(withTables)}</Narrow>
      <Text size={1} muted data-testid="length-of-text">
        {length}
      </Text>
    </Stack>
  );
}

const words = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();

const key = () => crypto.randomUUID().slice(0, 12);

/** A cell of a table: a line of plain words. */
const cellOf = (text: string) => ({
  _key: key(),
  _type: "block",
  style: "normal",
  markDefs: [],
  children: [{ _key: key(), _type: "span", marks: [], text }],
});

/** A table as the site has them: each row with as many cells as the widest. */
function tableOf(table: Element) {
  const rows = [...table.querySelectorAll("tr")].map((row) =>
    [...row.querySelectorAll("td, th")].map(words),
  );
  const width = Math.max(...rows.map((cells) => cells.length));
  return {
    _type: "table",
    rows: rows.map((cells) => ({
      _key: key(),
      _type: "tableRow",
      cells: Array.from({ length: width }, (_, at) => cellOf(cells[at] ?? "")),
    })),
  };
}

/** Pastes a text that has tables: Sanity’s own pasting makes paragraphs of their cells. */
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
