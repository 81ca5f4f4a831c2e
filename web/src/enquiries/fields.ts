/** What is wrong with a form, by field. Empty when it may be sent. */
export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>;

/**
 * The text of a form's fields.
 * @param form the form's data, or any other source of fields by name
 * @param names the fields to read; one that is missing, or a file, reads as empty
 */
export function readFields<const Name extends string>(
  form: FormData,
  names: readonly Name[],
): Record<Name, string> {
  const texts = names.map((name) => {
    const value = form.get(name);
    return [name, typeof value === "string" ? value : ""];
  });
  return Object.fromEntries(texts); // One text for each name.
}
