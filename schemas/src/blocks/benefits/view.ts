export const benefitsView = /* groq */ `heading, intro, items, band` as const;
