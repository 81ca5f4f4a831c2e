export const contactView = /* groq */ `
  formHeading,
  promise,
  services,
  factsHeading,
  chatLabel,
  chatMessage,
  callLabel,
  callMessage
` as const;
