export const testimonialsView = /* groq */ `
  heading,
  intro,
  items[]{ _key, quote, name, role, company, source },
  band
` as const;
