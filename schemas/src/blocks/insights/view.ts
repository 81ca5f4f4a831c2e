/** The articles themselves are read by `NEWEST_ARTICLES_QUERY`. */
export const insightsView = /* groq */ `heading, intro, band` as const;
