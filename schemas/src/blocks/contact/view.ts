export const contactView = /* groq */ `
  formHeading,
  promise,
  factsHeading,
  chatLabel,
  chatMessage
` as const;
