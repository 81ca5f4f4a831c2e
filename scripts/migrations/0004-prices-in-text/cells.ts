import { isRecord } from "@currawong/schemas/record";

/** A line of text as a paragraph without styles. */
const line = (text: string) => ({
  _type: "block",
  style: "normal",
  markDefs: [],
  children: [{ _type: "span", text, marks: [] }],
});

/**
 * Makes a line of each cell of every table in a value, wherever it lies.
 * @returns the very value where there is no table of plain texts in it
 */
export function withLines(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(withLines);
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (!isRecord(value)) return value;
  if (value._type === "tableRow" && Array.isArray(value.cells)) {
    if (!value.cells.some((cell) => typeof cell === "string")) return value;
    const cells = value.cells.map((cell) => (typeof cell === "string" ? line(cell) : cell));
    return { ...value, cells };
  }
  const fields = Object.entries(value).map(([name, item]) => [name, withLines(item)] as const);
  return fields.some(([name, item]) => item !== value[name]) ? Object.fromEntries(fields) : value;
}
