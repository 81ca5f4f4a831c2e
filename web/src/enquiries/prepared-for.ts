/** The fields on a quote's sheet that say whom it is for; they belong to the enquiry's form. */
export const PREPARED_FOR = [
  { name: "for-name", label: "Name", autoComplete: "name", maxLength: 100 },
  { name: "for-company", label: "Company", autoComplete: "organization", maxLength: 120 },
  { name: "order", label: "Order number", autoComplete: "off", maxLength: 60 },
] as const;
