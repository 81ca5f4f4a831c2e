/** The projects themselves are read by `PROJECTS_QUERY`. */
export const portfolioView = /* groq */ `heading, intro` as const;
