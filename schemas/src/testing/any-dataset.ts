import { type Definition, definitions, typesByName } from "../definitions.ts";

export type AnyDocument = { _id: string; _type: string; readonly [field: string]: unknown };

/** How many documents of each type a dataset has. The first of each has its type as its id. */
const PER_TYPE = 2;

const idOf = (type: string, index: number) => (index === 0 ? type : `${type}-${index + 1}`);

/** Prices that a text may name, including those that its document lacks. */
const PLACES = [
  "startingPrice",
  ...["placePrices", "addOns", "packages"].flatMap((list) =>
    ["key-0", "gone"].map((key) => `${list}[_key=="${key}"].price`),
  ),
];

/** Deeper values are omitted: no view reads them. */
const MAX_DEPTH = 9;

/**
 * Documents of every type with any content that the schema allows: every block and every member of every
 * list, references to documents of any allowed type. Slugs equal ids.
 * @param pick chooses one of several
 */
export function anyDataset(pick: <T>(options: readonly T[]) => T | undefined): AnyDocument[] {
  const contentOf = (definition: Definition, id: string, depth: number): unknown => {
    const { type, fields = [], of = [], to, options, marks } = definition;
    const base = typesByName.get(type);
    if (type === "pricePlace") return pick(PLACES);
    if (base) return contentOf({ ...base, ...definition, type: base.type }, id, depth);
    if (depth > MAX_DEPTH) return undefined;
    switch (type) {
      case "reference":
        return { _type: type, _ref: idOf(pick(to ?? [])?.type ?? "", pick([0, 1]) ?? 0) };
      case "array":
        return itemsOf(of, id, depth);
      case "block":
        return {
          markDefs: itemsOf(marks?.annotations ?? [], id, depth),
          children: itemsOf(of, id, depth),
        };
      case "slug":
        return { current: id };
      case "number":
        return 1;
      case "boolean":
        return pick([true, false]);
      case "string": {
        const choice = pick(options?.list ?? ["text"]);
        return Object(choice).value ?? choice;
      }
      default:
        return objectOf(fields, id, depth);
    }
  };
  const objectOf = (fields: readonly Definition[], id: string, depth: number) =>
    Object.fromEntries(
      fields.map((field) => [field.name ?? "", contentOf(field, id, depth + 1)] as const),
    );
  const itemsOf = (members: readonly Definition[], id: string, depth: number) =>
    members.map((member, index) => {
      const item = contentOf(member, id, depth + 1);
      if (typeof item !== "object") return item;
      return { _type: member.name ?? member.type, _key: `key-${index}`, ...item };
    });
  return definitions
    .filter(({ type }) => type === "document")
    .flatMap(({ name = "", fields = [] }) =>
      Array.from({ length: PER_TYPE }, (_, index) => {
        const id = idOf(name, index);
        return { _id: id, _type: name, ...objectOf(fields, id, 0) };
      }),
    );
}
