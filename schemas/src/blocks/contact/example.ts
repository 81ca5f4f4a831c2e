export const contactExample = {
  _type: "contact",
  formHeading: "Tell us about the job",
  promise: "Whoever reads it will answer you within 24 hours.",
  services: ["Web Development", "SEO Services", "Other"],
  factsHeading: "Other ways to reach us",
  chatLabel: "Skip the form, open WhatsApp",
  chatMessage: "Hi Team, my question is:",
  callLabel: "GET A CALL",
  callMessage: "Hi Team, please call me. My number is:",
};
