export const questionsExample = {
  _type: "questions",
  heading: "Frequently Asked Questions",
  items: [
    {
      _type: "faqItem",
      question: "Is advertising spend included?",
      answer: "No. What you pay a platform for advertising goes from your card to the platform.",
    },
    {
      _type: "faqItem",
      question: "Who owns what you make?",
      answer: "You do, from the first day.",
    },
    {
      _type: "faqItem",
      question: "Can we stop after a month?",
      answer: "Yes. Write to us before the next one begins.",
    },
  ],
};
