export const closingExample = {
  _type: "closing",
  heading: "Tell us what you need. We answer within 24 hours.",
  label: "Chat on WhatsApp",
  chatMessage: "Hi Team, here is what my business needs:",
};
