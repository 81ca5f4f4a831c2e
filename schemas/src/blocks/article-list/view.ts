/** The articles themselves are read by `ARTICLES_QUERY`. */
export const articleListView = /* groq */ `heading, intro` as const;
