/** The services themselves are read by `CATALOGUE_QUERY`. */
export const catalogueView = /* groq */ `heading, intro` as const;
