export const heroExample = {
  _type: "hero",
  eyebrow: "Care plans",
  background: "waves",
  aside: "rates",
  ratesTitle: "Rate card",
  buttons: [
    { _type: "button", label: "Ask for a Quote", chatMessage: "Hi Team, I'd like a quote for:" },
  ],
};
