import { expect, it } from "vitest";
import { type Definition, definitions, typesByName } from "./testing/definitions.ts";

/** The fields of an object that have an initial value, including those of nested objects. */
function fieldsWithInitialValue({ type, fields }: Definition): string[] {
  const namedType = typesByName.get(type);
  return [
    ...(namedType?.initialValue === undefined ? [] : [type]),
    ...(fields ?? namedType?.fields ?? []).flatMap((field) => [
      ...(field.initialValue === undefined ? [] : [`${type}.${field.name}`]),
      ...fieldsWithInitialValue(field),
    ]),
  ];
}

// An initial value in an optional object forces editors to complete the object before publishing.
it.each(definitions.filter(({ type }) => type === "document"))(
  "$name sets no initial values inside objects",
  ({ fields = [] }) => expect(fields.flatMap(fieldsWithInitialValue)).toEqual([]),
);
