export const formView = /* groq */ `heading, intro, variant, serviceType, band` as const;
