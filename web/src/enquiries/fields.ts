import { ENQUIRY_FIELDS } from "@currawong/supabase/fields";

/**
 * The honeypot field, which is hidden from people but filled in by robots. Browsers and password managers have
 * nothing to fill in under this name.
 */
export const HONEYPOT = "topic";

/** The field that a script adds to an enquiry: its idempotency key. */
export const KEY = "key";

const fields = [
  { name: "for-name", field: "name" },
  { name: "for-company", field: "company" },
  { name: "order", field: "order" },
] as const;

/** The fields on a quote's sheet that say whom it is for; they belong to the enquiry's form, and stand beside it. */
export const PREPARED_FOR = fields.map(({ name, field }) => {
  const { shortLabel, limit, autoComplete = "off" } = ENQUIRY_FIELDS[field];
  return { name, label: shortLabel, maxLength: limit, autoComplete };
});

/** The text of a form's fields; a missing field or a file is read as empty. */
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
