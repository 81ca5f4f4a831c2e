import { formatPrice, PRICE_UNITS } from "@currawong/schemas/price";
import Papa from "papaparse";
import { csvOf } from "../../ui/parts.tsx";
import { readAmount } from "./amount.ts";
import { type Row, shownPrice, whereOf } from "./rows.ts";

/** The columns of a file, in order. The last two identify the price. */
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

/** Exports the board as CSV: editors fill in the column “New price” and import the file again. */
export function toCsv(rows: readonly Row[]): string {
  const lines = rows.map((row) => {
    const { amount, unit, from } = shownPrice(row);
    const where = [row.group, row.title, whereOf(row)];
    return [...where, amount, unitTitle(unit), from ? "from" : "", "", row.id, row.path];
  });
  return csvOf([...COLUMNS], lines);
}

/** A line of a file whose new price can be imported. */
export type ReadLine = { line: number; row: Row; amount: number };

/** What importing a file would change. */
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
  const parsed = readAmount(text);
  if ("problem" in parsed) return parsed.problem;
  const current = shownPrice(row);
  const exported = readAmount(line["Price now"] ?? "");
  if (!("amount" in exported) || exported.amount !== current.amount) {
    return `The price has changed since this file was made: it is ${formatPrice(current)} now.`;
  }
  const unit = line["Charged per"]?.trim();
  if (unit && unit !== unitTitle(current.unit)) {
    return `It is charged per ${unitTitle(current.unit).toLowerCase()}: change that on the board.`;
  }
  return parsed.amount === current.amount ? null : parsed.amount;
}

/** Works out what each line of a file would change. @throws an error that names missing columns */
export function dryRun(text: string, rows: readonly Row[]): DryRun {
  const { data, meta } = Papa.parse<Line>(text, {
    header: true,
    // Keep empty lines so that line numbers match the spreadsheet; they are skipped below.
    skipEmptyLines: false,
    transformHeader: (header) => header.trim(),
  });
  const missing = COLUMNS.slice(-3).filter((column) => !meta.fields?.includes(column));
  if (missing.length > 0) {
    const names = missing.map((column) => `“${column}”`).join(", ");
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
