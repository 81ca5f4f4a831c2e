export const chatDemoExample = {
  _type: "chatDemo",
  heading: "Ask our chatbot",
  items: [
    {
      _type: "demoAnswer",
      question: "What does Instagram marketing cost?",
      words: ["price", "reels"],
      answer: "It’s charged by the month, and your ad spend stays in your own account.",
      target: { _type: "reference", _ref: "service-instagram-marketing" },
    },
    {
      _type: "demoAnswer",
      question: "Are you open on Saturday?",
      words: ["weekend", "opening hours"],
      answer: "Yes, from 10 am to 4 pm AEST.",
    },
  ],
  otherwise: "I don’t have an answer for that one. Ask a person:",
};
