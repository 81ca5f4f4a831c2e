export const claimsView = /* groq */ `heading, intro` as const;
