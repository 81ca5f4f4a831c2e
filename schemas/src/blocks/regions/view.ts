export const regionsView = /* groq */ `heading, intro, band` as const;
