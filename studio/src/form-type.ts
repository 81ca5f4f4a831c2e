/** As much of a compiled schema type as tools read of a form. */
export type FormType = {
  name?: string;
  title?: string;
  jsonType?: string;
  type?: FormType;
  options?: object;
  fields?: readonly { name: string; type: FormType }[];
  of?: readonly FormType[];
};

export const fieldOf = (type: FormType | undefined, name: string): FormType | undefined =>
  type?.fields?.find((field) => field.name === name)?.type;

/** The type of an item of a list. */
export const memberOf = (type: FormType | undefined, item: unknown): FormType | undefined =>
  type?.of?.find(({ name }) => name === Object(item)._type) ?? type?.of?.[0];

/** The names of a type and of those it is made of. */
export const namesOf = (type: FormType | undefined): string[] =>
  type ? [type.name ?? "", ...namesOf(type.type)] : [];
