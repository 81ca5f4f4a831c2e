/** Selects what `addressesOf` needs of a document (see `Addressable`). */
export const addressFields = /* groq */ `
  _type,
  "slug": slug.current,
  hasDetailPage,
  "landingSlug": landing.slug.current,
  "sectionSlug": group->section->slug.current,
  aliases
`;
