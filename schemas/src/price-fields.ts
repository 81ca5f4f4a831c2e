import type { Price } from "./price.ts";
import { isRecord } from "./record.ts";
import { schemaTypes } from "./schema.ts";

/** As much of a schema definition as it takes to find prices by it. */
type Definition = {
  name?: string;
  title?: string;
  type: string;
  fields?: readonly Definition[];
  of?: readonly Definition[];
  options?: { list?: readonly unknown[] };
  hidden?: unknown;
};

type Fields = Readonly<Record<string, unknown>>;

/** A price found in a document. */
export type FoundPrice = {
  /** Where it is, as patches name it: `packages[_key=="web"].price`. */
  path: string;
  /** What kind of price this is: “Starting price”, “Card on the home page”, “Package”. */
  place: string;
  /** The name of the one of several it belongs to: “Growth Pack”. */
  name?: string;
  price: Price;
  /** The list it is noted in, where it is a figure quoted elsewhere that no one has settled. */
  quotedIn?: string;
  /** What is noted beside such a figure. */
  note?: string;
};

// The definitions are plain objects of this shape; Sanity's own type is a union of forty.
const definitions = schemaTypes as readonly Definition[];
const named = new Map(definitions.map((type) => [type.name, type]));

const SCALARS = new Set(["string", "number", "boolean", "reference"]);

/** Every type a definition is, the field's own first: `price`, then `object`. */
function kindsOf({ type }: Definition): string[] {
  const base = named.get(type);
  return base ? [type, ...kindsOf(base)] : [type];
}

/** What a definition holds, whichever of the types it is made of says so. */
function inherited<K extends "fields" | "of" | "title">(definition: Definition, key: K) {
  let found: Definition | undefined = definition;
  while (found && found[key] === undefined) found = named.get(found.type);
  return found?.[key];
}

function holdsPrice(definition: Definition, seen: ReadonlySet<string> = new Set()): boolean {
  const { type } = definition;
  if (type === "price") return true;
  if (seen.has(type)) return false;
  const within = named.has(type) ? new Set([...seen, type]) : seen;
  const parts = [
    ...(inherited(definition, "fields") ?? []),
    ...(inherited(definition, "of") ?? []),
  ];
  return parts.some((part) => holdsPrice(part, within));
}

/**
 * The document types that may hold a price, wherever in them, and of each what it takes to find it:
 * the fields at the top that hold prices, and those of one value, on which others may depend.
 */
export const PRICED_TYPES: ReadonlyMap<string, { title: string; fields: readonly string[] }> =
  new Map(
    definitions
      .filter((definition) => definition.type === "document" && holdsPrice(definition))
      .map(({ name = "", title = name, fields = [] }) => {
        const relevant = fields.filter(
          (field) => holdsPrice(field) || kindsOf(field).some((kind) => SCALARS.has(kind)),
        );
        return [name, { title, fields: relevant.flatMap((field) => field.name ?? []) }];
      }),
  );

/** Whether the form hides a field of this document: what it hides, no page shows. */
function isHidden({ hidden }: Definition, document: Fields, parent: Fields, value: unknown) {
  if (typeof hidden !== "function") return hidden === true;
  return hidden({ document, parent, value, currentUser: null, path: [] }) === true;
}

/** The words for what is chosen in the first field of an object that offers a choice. */
function chosenIn(definition: Definition, item: Fields): string | undefined {
  for (const { name = "", options } of inherited(definition, "fields") ?? []) {
    const choice = options?.list?.find((entry) => isRecord(entry) && entry.value === item[name]);
    if (isRecord(choice)) return String(choice.title);
  }
  return undefined;
}

/** What the walk knows of where it is. */
type Place = Pick<FoundPrice, "place" | "name" | "quotedIn" | "note"> & { path: string };

/** An item's place: what is chosen in it, else the name of its type; and its own title. */
function placeOfItem(definition: Definition, item: Fields, path: string, list: string): Place {
  const place = chosenIn(definition, item) ?? String(inherited(definition, "title") ?? "");
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
 * Every price of a document, found by the schema: a new field of the type `price`, in whatever type
 * and however deep, is found without a word here. What the form hides is left out.
 * @param document a document of one of `PRICED_TYPES`, whole or with the fields named there
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
    for (const field of inherited(definition, "fields") ?? []) {
      const { name = "", title = name } = field;
      const inner = value[name];
      if (inner === undefined || isHidden(field, document, value, inner)) continue;
      const path = at ? `${at.path}.${name}` : name;
      // An item of a list has said what it is; a field says it by its title.
      walk(field, inner, at?.path.endsWith("]") ? { ...at, path } : { path, place: title });
    }
  };
  const walkItems = (definition: Definition, items: unknown[], at: Place | undefined): void => {
    const members = inherited(definition, "of") ?? [];
    for (const item of items) {
      if (!at || !isRecord(item) || typeof item._key !== "string") continue;
      const member =
        members.find(({ name, type }) => (name ?? type) === item._type) ??
        (members.length === 1 ? members[0] : undefined);
      const path = `${at.path}[_key=="${item._key}"]`;
      if (member) walk(member, item, placeOfItem(member, item, path, at.path));
    }
  };
  const definition = named.get(String(document._type));
  if (definition) walk(definition, document, undefined);
  return found;
}
