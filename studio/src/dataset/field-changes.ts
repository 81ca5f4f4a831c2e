import { formatPrice, type Price } from "@currawong/schemas/price";
import { isRecord } from "@currawong/schemas/record";
import { type FormType, fieldOf, memberOf } from "../form-type.ts";

export type FieldChange = {
  /** Its path as in patches, e.g. `sections[_key=="a"].heading`. */
  path: string;
  /** The path in the form’s titles, e.g. “Blocks › Questions › Heading”. */
  label: string;
  before: unknown;
  after: unknown;
};

type Fields = Readonly<Record<string, unknown>>;

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** Whether to compare a value as a whole: half a price or half a slug means nothing. */
function isWhole(value: Fields): boolean {
  return (
    "_ref" in value ||
    "asset" in value ||
    value._type === "slug" ||
    value._type === "block" ||
    (typeof value.amount === "number" && "unit" in value)
  );
}

const keysOf = (value: unknown): string | null =>
  Array.isArray(value) && value.length > 0 && value.every((item) => isRecord(item) && item._key)
    ? value.map((item) => item._key).join()
    : null;

const nameOf = (item: Fields, type: FormType | undefined) => {
  const candidates = [item.title, item.heading, item.question, item.label, item.name];
  return candidates.find((text) => typeof text === "string" && text) ?? type?.title ?? "Entry";
};

/** A position in the walk: the path so far and the titles of the fields along it. */
type Place = { path: string; names: readonly string[]; type: FormType | undefined };

function walk(before: unknown, after: unknown, place: Place): FieldChange[] {
  if (isEqual(before, after)) return [];
  if (isRecord(before) && isRecord(after) && !isWhole(before) && !isWhole(after)) {
    return fieldsOf(before, after, place);
  }
  const keys = keysOf(before);
  if (keys && keys === keysOf(after) && Array.isArray(before) && Array.isArray(after)) {
    return before.flatMap((item: Fields, index) => {
      const type = memberOf(place.type, item);
      const path = `${place.path}[_key=="${String(item._key)}"]`;
      const names = [...place.names, String(nameOf(item, type))];
      return walk(item, after[index], { path, names, type });
    });
  }
  return [{ path: place.path, label: place.names.join(" › "), before, after }];
}

function fieldsOf(before: Fields, after: Fields, { path, names, type }: Place): FieldChange[] {
  const all = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...all]
    .filter((name) => !name.startsWith("_"))
    .flatMap((name) => {
      const field = fieldOf(type, name);
      return walk(before[name], after[name], {
        path: path ? `${path}.${name}` : name,
        names: [...names, field?.title ?? name],
        type: field,
      });
    });
}

/** Compares two versions field by field. A list whose items were added, removed or moved is one change. */
export const fieldChanges = (before: object, after: object, type: FormType | undefined) =>
  fieldsOf({ ...before }, { ...after }, { path: "", names: [], type });

const LONGEST = 240;

const isPrice = (value: Record<string, unknown>): value is Record<string, unknown> & Price =>
  typeof value.amount === "number" && typeof value.unit === "string";

/** Document titles by id. */
export type Titles = ReadonlyMap<string, string>;

function fullText(value: unknown, titles: Titles): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  if (Array.isArray(value)) {
    const texts = value.map((item) => fullText(item, titles)).filter(Boolean);
    return texts.join(value.some((item) => item?._type === "span") ? "" : ", ");
  }
  if (!isRecord(value)) return value === undefined || value === null ? "" : String(value);
  if (typeof value._ref === "string") return titles.get(value._ref) ?? "another document";
  if (isPrice(value)) return formatPrice(value);
  if (value._type === "inlinePrice") return `[price of ${fullText(value.document, titles)}]`;
  if (value._type === "slug") return String(value.current ?? "");
  if (isRecord(value.asset)) return `a picture (${String(value.alt ?? "without a description")})`;
  const inner = Object.entries(value).filter(([name]) => !name.startsWith("_"));
  const texts = inner.filter(
    ([name]) => !["marks", "markDefs", "style", "listItem", "level"].includes(name),
  );
  return texts
    .map(([, item]) => fullText(item, titles))
    .filter(Boolean)
    .join(" · ");
}

/** A field value as text for editors, truncated if it is long. */
export function describeValue(value: unknown, titles: Titles, longest = LONGEST): string {
  const text = fullText(value, titles);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}

/** What a draft changes, in a line: “Price: $399 AUD → $429 AUD, and 2 more”. */
export function summaryOf(before: object, after: object, type: FormType | undefined): string {
  const [first, ...others] = fieldChanges(before, after, type);
  if (!first) return "Nothing has changed";
  const values = [first.before, first.after].map((value) => describeValue(value, new Map(), 40));
  const more = others.length > 0 ? `, and ${others.length} more` : "";
  return `${first.label}: ${values.map((value) => value || "nothing").join(" → ")}${more}`;
}
