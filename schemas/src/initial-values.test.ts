import { expect, it } from "vitest";
import { schemaTypes } from "./schema.ts";

/** The parts of a type or field definition that this test reads. */
type Definition = {
  name: string;
  type: string;
  fields?: readonly Definition[];
  initialValue?: unknown;
};

// The definitions are plain objects of this shape; Sanity's own type is a union of forty.
const types = new Map((schemaTypes as Definition[]).map((type) => [type.name, type]));

/** The fields of an object that have an initial value, including those of nested objects. */
function fieldsWithInitialValue({ type, fields }: Definition): string[] {
  const namedType = types.get(type);
  return [
    ...(namedType?.initialValue === undefined ? [] : [type]),
    ...(fields ?? namedType?.fields ?? []).flatMap((field) => [
      ...(field.initialValue === undefined ? [] : [`${type}.${field.name}`]),
      ...fieldsWithInitialValue(field),
    ]),
  ];
}

// An initial value in an optional object forces editors to complete the object before publishing.
it.each([...types.values()].filter(({ type }) => type === "document"))(
  "$name sets no initial values inside objects",
  ({ fields = [] }) => expect(fields.flatMap(fieldsWithInitialValue)).toEqual([]),
);
