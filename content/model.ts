import { schemaTypes } from "@currawong/schemas/schema";

/** The part of a schema definition that decides what a value looks like in the dataset. */
export type TypeShape = {
  name?: string;
  type: string;
  fields?: readonly TypeShape[];
  of?: readonly TypeShape[];
  to?: readonly { type: string }[];
  weak?: boolean;
};

// Definitions of every kind carry these optional members; the union type hides them.
const types = new Map((schemaTypes as readonly TypeShape[]).map((type) => [type.name, type]));

/**
 * The definition of a named type, or `undefined` for Sanity's own (`string`, `image` …).
 * @param name e.g. `service`
 */
export function typeNamed(name: string): TypeShape | undefined {
  return types.get(name);
}

/** Names of all document types, in the order of the schema. */
export const documentTypes: readonly string[] = [...types.values()]
  .filter(({ type }) => type === "document")
  .flatMap(({ name }) => name ?? []);

/**
 * The Sanity type a definition is built on, e.g. `image` for `picture`, with the definition that
 * holds its fields or members.
 */
export function resolveType(shape: TypeShape): { base: string; definition: TypeShape } {
  const baseType = types.get(shape.type);
  return baseType ? resolveType(baseType) : { base: shape.type, definition: shape };
}

/**
 * The document type an id belongs to: `service` for `service-uber-clone`, `homePage` for itself.
 * @throws when the id starts with no document type
 */
export function documentTypeOf(id: string): string {
  const type = id.split("-", 1)[0] ?? "";
  if (documentTypes.includes(type)) return type;
  throw new Error(
    `The id "${id}" starts with no document type. Begin it with one of: ${documentTypes.join(", ")}.`,
  );
}
