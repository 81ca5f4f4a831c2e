import { expect, it } from "vitest";
import { schemaTypes } from "./schema.ts";

/** As much of a type or a field as this test reads. */
type Definition = {
  name: string;
  type: string;
  fields?: readonly Definition[];
  initialValue?: unknown;
};

// The definitions are plain objects of this shape; Sanity's own type is a union of forty.
const types = new Map((schemaTypes as Definition[]).map((type) => [type.name, type]));

/** The fields of an object that start with a value, whatever field of a document it stands in. */
function startingIn({ type, fields }: Definition): string[] {
  const named = types.get(type);
  return [
    ...(named?.initialValue === undefined ? [] : [type]),
    ...(fields ?? named?.fields ?? []).flatMap((field) => [
      ...(field.initialValue === undefined ? [] : [`${type}.${field.name}`]),
      ...startingIn(field),
    ]),
  ];
}

// An optional object that starts half filled asks for its other half: no one could publish.
it.each([...types.values()].filter(({ type }) => type === "document"))(
  "a new $name has no object that no one asked for",
  ({ fields = [] }) => expect(fields.flatMap(startingIn)).toEqual([]),
);
