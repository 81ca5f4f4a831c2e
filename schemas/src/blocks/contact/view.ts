export const contactView = /* groq */ `
  formHeading,
  promise,
  services,
  factsHeading,
  chatLabel,
  chatMessage
` as const;
