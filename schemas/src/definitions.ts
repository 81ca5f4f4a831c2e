import { schemaTypes } from "./schema.ts";

/** The parts of a schema definition that decide what a value looks like, and how the form shows it. */
export type Definition = {
  name?: string;
  title?: string;
  type: string;
  fields?: readonly Definition[];
  of?: readonly Definition[];
  to?: readonly { type: string }[];
  options?: { list?: readonly unknown[] };
  marks?: { annotations?: readonly Definition[] };
  hidden?: unknown;
  initialValue?: unknown;
};

// The definitions are plain objects of this shape; Sanity's own type is a union of forty.
export const definitions = schemaTypes as readonly Definition[];
export const typesByName: ReadonlyMap<string | undefined, Definition> = new Map(
  definitions.map((type) => [type.name, type]),
);
