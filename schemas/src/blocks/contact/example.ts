export const contactExample = {
  _type: "contact",
  formHeading: "Tell us about the job",
  services: ["Web Development", "SEO Services", "Other"],
  factsHeading: "Other ways to reach us",
  chatLabel: "Skip the form, open WhatsApp",
  chatMessage: "Hi Team, my question is:",
  callLabel: "GET A CALL",
  callMessage: "Hi Team, please call me. My number is:",
};
