import { schemaTypes } from "@currawong/schemas/schema";

/** As much of a schema definition as it takes to make up values for a field. */
export type Definition = {
  name?: string;
  type: string;
  fields?: readonly Definition[];
  /** Tabs of the form. */
  groups?: readonly unknown[];
  of?: readonly Definition[];
  to?: Definition | readonly Definition[];
  options?: { list?: readonly unknown[] };
};

// The definitions are plain objects of this shape; Sanity's own type is a union of forty.
const named = new Map((schemaTypes as Definition[]).map((type) => [type.name, type]));

/** The names of the document types, in the schema's order. */
export const documentTypes = [...named.values()].flatMap(({ name, type }) =>
  type === "document" && name ? [name] : [],
);

/** The definition of a type of the schema. */
export function definitionOf(name: string): Definition {
  const definition = named.get(name);
  if (!definition) throw new Error(`The schema has no type “${name}”.`);
  return definition;
}

/** Replaces the name of a type of the schema by what it stands for, keeping the field's options. */
export function resolve(definition: Definition): Definition {
  const base = named.get(definition.type);
  return base ? { ...resolve(base), ...definition, type: resolve(base).type } : definition;
}

/** The definition an array's member follows. */
export function memberOf({ of = [] }: Definition, value: unknown): Definition | undefined {
  const type = typeof value === "object" && value && "_type" in value ? value._type : undefined;
  const found = of.find((member) => (member.name ?? member.type) === type);
  return found ?? of.find((member) => typeof value === resolve(member).type) ?? of[0];
}

/** The types a reference may point at. */
export function targetsOf({ to = [] }: Definition): string[] {
  return [to].flat().map(({ type }) => type);
}

/** The values a field offers to choose from; empty when it is free. */
export function choicesOf({ options }: Definition): unknown[] {
  return (options?.list ?? []).map((choice) =>
    typeof choice === "object" && choice && "value" in choice ? choice.value : choice,
  );
}
