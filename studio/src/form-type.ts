import type { ConditionalProperty } from "sanity";

/** The parts of a compiled schema type that tools read. */
export type FormType = {
  name?: string;
  title?: string;
  jsonType?: string;
  type?: FormType;
  options?: object;
  readOnly?: ConditionalProperty;
  hidden?: ConditionalProperty;
  fields?: readonly { name: string; type: FormType }[];
  of?: readonly FormType[];
};

export const fieldOf = (type: FormType | undefined, name: string): FormType | undefined =>
  type?.fields?.find((field) => field.name === name)?.type;

/** The member type of an array’s item. */
export const memberOf = (type: FormType | undefined, item: unknown): FormType | undefined =>
  type?.of?.find(({ name }) => name === Object(item)._type) ?? type?.of?.[0];

/** The names of a type and of the types it is based on. */
export const namesOf = (type: FormType | undefined): string[] =>
  type ? [type.name ?? "", ...namesOf(type.type)] : [];
