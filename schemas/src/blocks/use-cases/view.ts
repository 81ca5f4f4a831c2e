export const useCasesView = /* groq */ `
  heading,
  intro,
  items[]{ _key, title, description },
  band
` as const;
