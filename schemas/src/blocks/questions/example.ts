export const questionsExample = {
  _type: "questions",
  heading: "Frequently Asked Questions",
  items: [
    {
      _type: "faqItem",
      question: "Is advertising spend included?",
      answer: "No. What you pay a platform for advertising goes from your card to the platform.",
    },
  ],
};
