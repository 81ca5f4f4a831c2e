import { formatPrice, type Price } from "@currawong/schemas/price";
import { isRecord } from "@currawong/schemas/record";

const LONGEST = 240;

const isPrice = (value: Record<string, unknown>): value is Record<string, unknown> & Price =>
  typeof value.amount === "number" && typeof value.unit === "string";

/** What documents are called, by id. */
export type Titles = ReadonlyMap<string, string>;

function whole(value: unknown, titles: Titles): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) {
    const texts = value.map((item) => whole(item, titles)).filter(Boolean);
    return texts.join(value.some((item) => item?._type === "span") ? "" : ", ");
  }
  if (!isRecord(value)) return value === undefined || value === null ? "" : String(value);
  if (typeof value._ref === "string") return titles.get(value._ref) ?? "another document";
  if (isPrice(value)) return formatPrice(value);
  if (value._type === "inlinePrice") return `[price of ${whole(value.document, titles)}]`;
  if (value._type === "slug") return String(value.current ?? "");
  if (isRecord(value.asset)) return `a picture (${String(value.alt ?? "without a description")})`;
  const inner = Object.entries(value).filter(([name]) => !name.startsWith("_"));
  const texts = inner.filter(
    ([name]) => !["marks", "markDefs", "style", "listItem", "level"].includes(name),
  );
  return texts
    .map(([, item]) => whole(item, titles))
    .filter(Boolean)
    .join(" · ");
}

/** A value of a document as an editor would say it, cut where it is long. */
export function textOf(value: unknown, titles: Titles): string {
  const text = whole(value, titles);
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
}
