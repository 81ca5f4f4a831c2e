import { type Definition, definitions, typesByName } from "./definitions.ts";
import type { Price } from "./price.ts";
import { isRecord } from "./record.ts";

type Fields = Readonly<Record<string, unknown>>;

/** A price found in a document. */
export type FoundPrice = {
  /** Its path in the syntax of patches: `packages[_key=="web"].price`. */
  path: string;
  /** What kind of price this is: “Starting price”, “Card on the home page”, “Package”. */
  place: string;
  /** The title of the list item it belongs to: “Growth Pack”. */
  name?: string;
  price: Price;
  /** For an unsettled figure quoted elsewhere: the list that holds it. */
  quotedIn?: string;
  /** The note beside such a figure. */
  note?: string;
};

const SCALARS = new Set(["string", "number", "boolean", "reference"]);

/** A property of a definition, from the first of its types that defines it. */
function resolve<K extends "fields" | "of" | "title">(definition: Definition, key: K) {
  let found: Definition | undefined = definition;
  while (found && found[key] === undefined) found = typesByName.get(found.type);
  return found?.[key];
}

/** No type of the schema contains itself. */
function holdsPrice(definition: Definition): boolean {
  if (definition.type === "price") return true;
  const parts = [...(resolve(definition, "fields") ?? []), ...(resolve(definition, "of") ?? [])];
  return parts.some(holdsPrice);
}

/**
 * The document types that may hold a price at any depth, each with the top-level fields needed to find
 * it: those that hold prices, and scalar fields that a `hidden` condition may depend on.
 */
export const PRICED_TYPES: ReadonlyMap<string, { title: string; fields: readonly string[] }> =
  new Map(
    definitions
      .filter((definition) => definition.type === "document" && holdsPrice(definition))
      .map(({ name = "", title = name, fields = [] }) => {
        const relevant = fields.filter((field) => holdsPrice(field) || SCALARS.has(field.type));
        return [name, { title, fields: relevant.flatMap((field) => field.name ?? []) }];
      }),
  );

/** Whether the form hides a field of this document; no page shows a hidden field. */
function isHidden({ hidden }: Definition, document: Fields, parent: Fields, value: unknown) {
  if (typeof hidden !== "function") return hidden === true;
  return hidden({ document, parent, value, currentUser: null, path: [] }) === true;
}

/** The title of the value chosen in an object's first choice field. */
function choiceTitle(definition: Definition, item: Fields): string | undefined {
  for (const { name = "", options } of resolve(definition, "fields") ?? []) {
    const choice = options?.list?.find((entry) => isRecord(entry) && entry.value === item[name]);
    if (isRecord(choice)) return String(choice.title);
  }
  return undefined;
}

/** The place that the walk has reached. */
type Place = Pick<FoundPrice, "place" | "name" | "quotedIn" | "note"> & { path: string };

/** A list item's place: its chosen value or else its type's title, and the item's own title. */
function placeOfItem(definition: Definition, item: Fields, path: string, list: string): Place {
  const place = choiceTitle(definition, item) ?? String(resolve(definition, "title") ?? "");
  const name = typeof item.title === "string" ? item.title : undefined;
  const isQuoted = definition.type === "quotedPrice";
  const note = isQuoted && typeof item.note === "string" ? item.note : undefined;
  return { path, place, name, note, quotedIn: isQuoted ? list : undefined };
}

function priceOf({ amount, unit, from }: Fields): Price | null {
  if (typeof amount !== "number" || typeof unit !== "string") return null;
  return { amount, unit, from: from === true };
}

/**
 * Finds every price of a document through the schema, so a new field of the type `price` needs no
 * change here, whatever its depth. Fields that the form hides are omitted.
 * @param document a document of one of `PRICED_TYPES`, complete or with the fields listed there
 */
export function pricesOf(document: Fields): FoundPrice[] {
  const found: FoundPrice[] = [];
  const walk = (definition: Definition, value: unknown, at: Place | undefined): void => {
    if (Array.isArray(value)) walkItems(definition, value, at);
    if (!isRecord(value)) return;
    if (definition.type === "price") {
      const price = priceOf(value);
      if (price && at) found.push({ ...at, price });
      return;
    }
    for (const field of resolve(definition, "fields") ?? []) {
      const { name = "", title = name } = field;
      const inner = value[name];
      if (isHidden(field, document, value, inner)) continue;
      const path = at ? `${at.path}.${name}` : name;
      // A list item has set its place already; any other field uses its title.
      walk(field, inner, at?.path.endsWith("]") ? { ...at, path } : { path, place: title });
    }
  };
  const walkItems = (definition: Definition, items: unknown[], at: Place | undefined): void => {
    const members = resolve(definition, "of") ?? [];
    for (const item of items) {
      if (!at || !isRecord(item) || typeof item._key !== "string") continue;
      const member = members.find(({ name, type }) => (name ?? type) === item._type) ?? members[0];
      const path = `${at.path}[_key=="${item._key}"]`;
      if (member) walk(member, item, placeOfItem(member, item, path, at.path));
    }
  };
  const definition = typesByName.get(String(document._type));
  if (definition) walk(definition, document, undefined);
  return found;
}
