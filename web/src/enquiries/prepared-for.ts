import { ENQUIRY_FIELDS } from "@currawong/supabase/fields";

const fields = [
  { name: "for-name", field: "name" },
  { name: "for-company", field: "company" },
  { name: "order", field: "order" },
] as const;

/** The fields on a quote's sheet that say whom it is for; they belong to the enquiry's form, and hold what its fields do. */
export const PREPARED_FOR = fields.map(({ name, field }) => {
  const { shortLabel, limit, autoComplete = "off" } = ENQUIRY_FIELDS[field];
  return { name, field, label: shortLabel, maxLength: limit, autoComplete };
});
