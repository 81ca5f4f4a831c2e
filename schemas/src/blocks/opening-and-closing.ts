/** The blocks a new page starts with, ready to publish: an editor puts the rest between them. */
export const OPENING_AND_CLOSING = [
  { _type: "hero", background: "waves" },
  {
    _type: "closing",
    label: "Chat on WhatsApp",
    chatMessage: "Hi Team, I’d like to know more about:",
  },
];
