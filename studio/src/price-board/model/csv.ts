import { formatPrice, PRICE_UNITS } from "@currawong/schemas/price";
import Papa from "papaparse";
import { csvOf } from "../../ui/parts.tsx";
import { readAmount } from "./amount.ts";
import { type Row, shownPrice, whereOf } from "./rows.ts";

/** The columns of a file, in order. The last two say which price a line is of. */
const COLUMNS = [
  "Group",
  "Title",
  "Price of",
  "Price now",
  "Charged per",
  "From",
  "New price",
  "Document",
  "Field",
] as const;

type Column = (typeof COLUMNS)[number];

const unitTitle = (unit: string) => PRICE_UNITS.find(({ value }) => value === unit)?.title ?? unit;

/** The board as a file for a spreadsheet: editors write into the column “New price” and bring it back. */
export function toCsv(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const { amount, unit, from } = shownPrice(row);
    const where = [row.group, row.title, whereOf(row)];
    return [...where, amount, unitTitle(unit), from ? "from" : "", "", row.id, row.path];
  });
  return csvOf([...COLUMNS], lines);
}

/** A line of a file whose new price can be taken over. */
export type ReadLine = { line: number; row: Row; amount: number };

/** What a file would do, before it does anything. */
export type DryRun = {
  changes: ReadLine[];
  unread: { line: number; title: string; problem: string }[];
  unchanged: number;
};

type Line = Partial<Record<Column, string>>;

function readLine(line: Line, row: Row | undefined, isRepeated: boolean): number | string | null {
  if (!row) return "No price on the board has this document and field.";
  if (isRepeated) return "This price already has a line above.";
  const text = line["New price"]?.trim();
  if (!text) return null;
  const read = readAmount(text);
  if ("problem" in read) return read.problem;
  const now = shownPrice(row);
  const then = readAmount(line["Price now"] ?? "");
  if (!("amount" in then) || then.amount !== now.amount) {
    return `The price has changed since this file was made: it is ${formatPrice(now)} now.`;
  }
  const unit = line["Charged per"]?.trim();
  if (unit && unit !== unitTitle(now.unit)) {
    return `It is charged per ${unitTitle(now.unit).toLowerCase()}: change that on the board.`;
  }
  return read.amount === now.amount ? null : read.amount;
}

/** Reads a file and says of every line what it would do. @throws an error that says which columns it lacks */
export function dryRun(text: string, rows: readonly Row[]): DryRun {
  const { data, meta } = Papa.parse<Line>(text, {
    header: true,
    // Not “greedy”: a line of commas only is an empty one, and lines keep their numbers.
    skipEmptyLines: false,
    transformHeader: (header) => header.trim(),
  });
  const lacking = COLUMNS.slice(-3).filter((column) => !meta.fields?.includes(column));
  if (lacking.length > 0) {
    const names = lacking.map((column) => `“${column}”`).join(", ");
    throw new Error(`The file has no column ${names}. Export one here, and fill in “New price”.`);
  }
  const byKey = new Map(rows.map((row) => [row.key, row]));
  const seen = new Set<string>();
  const result: DryRun = { changes: [], unread: [], unchanged: 0 };
  for (const [index, fields] of data.entries()) {
    if (Object.values(fields).every((value) => String(value ?? "").trim() === "")) continue;
    const key = `${fields.Document?.trim()}#${fields.Field?.trim()}`;
    const row = byKey.get(key);
    const read = readLine(fields, row, seen.has(key));
    seen.add(key);
    const line = index + 2;
    if (typeof read === "string") {
      const title = fields.Title?.trim() || fields.Document?.trim() || "No title";
      result.unread.push({ line, title, problem: read });
    } else if (read === null || !row) result.unchanged++;
    else result.changes.push({ line, row, amount: read });
  }
  return result;
}
