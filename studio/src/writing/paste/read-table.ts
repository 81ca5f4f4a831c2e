const key = () => crypto.randomUUID().slice(0, 12);

/** A table cell with plain text. */
const cellOf = (text: string) => ({
  _key: key(),
  _type: "block",
  style: "normal",
  markDefs: [],
  children: [{ _key: key(), _type: "span", marks: [], text }],
});

/** Elements that begin a line of their own. */
const LINES = new Set(
  "ADDRESS BLOCKQUOTE DD DIV DL DT H1 H2 H3 H4 H5 H6 HR LI OL P PRE TR UL".split(" "),
);

function textWithBreaks(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return (node.textContent ?? "").replace(/\s+/g, " ");
  if (!(node instanceof Element)) return "";
  if (node.tagName === "BR") return "\n";
  const text = [...node.childNodes].map(textWithBreaks).join("");
  if (LINES.has(node.tagName)) return `\n${text}\n`;
  return node instanceof HTMLTableCellElement ? `${text} ` : text;
}

/** The text of a pasted cell: each paragraph, list item and row of a nested table is a line. */
function cellText(cell: HTMLTableCellElement): string {
  const lines = [...cell.childNodes].map(textWithBreaks).join("").split("\n");
  const trimmed = lines.map((line) => line.replace(/\s+/g, " ").trim());
  return trimmed.filter((line) => line !== "").join("\n");
}

/**
 * The texts of a table by row and column. The text of a cell that spans several rows or columns is in the
 * first of them; the others are empty.
 */
function gridOf(table: HTMLTableElement): string[][] {
  // Without the rows of tables within its cells.
  const rows = [...table.rows];
  const grid = rows.map((): string[] => []);
  for (const [at, row] of rows.entries()) {
    for (const cell of row.cells) {
      const line = grid[at] ?? [];
      let column = 0;
      while (line[column] !== undefined) column += 1;
      // A span of 0 rows reaches to the end.
      const height = cell.rowSpan || rows.length;
      for (const spanned of grid.slice(at, at + height)) {
        for (let offset = 0; offset < cell.colSpan; offset++) spanned[column + offset] = "";
      }
      line[column] = cellText(cell);
    }
  }
  return grid.filter((line) => line.some((text) => text));
}

/**
 * Reads a pasted table into the schema's format: rows of equal width, without empty rows and empty last columns.
 * @returns undefined for a table of one row, which only lays out what is in it
 */
export function readTable(table: HTMLTableElement) {
  const grid = gridOf(table);
  const width = Math.max(0, ...grid.map((line) => line.findLastIndex((text) => text) + 1));
  if (grid.length <= 1) return undefined;
  const caption = table.caption?.textContent?.replace(/\s+/g, " ").trim();
  return {
    _type: "table",
    ...(caption && { caption }),
    rows: grid.map((line) => ({
      _key: key(),
      _type: "tableRow",
      cells: Array.from({ length: width }, (_, column) => cellOf(line[column] ?? "")),
    })),
  };
}
