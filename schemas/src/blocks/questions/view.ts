export const questionsView = /* groq */ `
  heading,
  intro,
  items[]{ _key, question, answer },
  band
` as const;
