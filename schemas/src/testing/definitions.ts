import { schemaTypes } from "../schema.ts";

/** The parts of a schema definition that tests read. */
export type Definition = {
  name?: string;
  type: string;
  fields?: readonly Definition[];
  of?: readonly Definition[];
  initialValue?: unknown;
};

// The definitions are plain objects of this shape; Sanity's own type is a union of forty.
export const definitions = schemaTypes as readonly Definition[];
export const typesByName: ReadonlyMap<string | undefined, Definition> = new Map(
  definitions.map((type) => [type.name, type]),
);
