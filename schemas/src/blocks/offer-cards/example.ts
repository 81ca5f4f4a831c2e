export const offerCardsExample = {
  _type: "offerCards",
  heading: "Work you can price before you call",
  cards: [
    {
      _type: "homeCard",
      title: "AI-Powered Services",
      subject: { _type: "reference", _ref: "sectionPage-ai-services" },
      badge: "REVOLUTIONARY",
      description: "One office chore at a time, starting with the longest queue.",
      features: ["A trial on last month’s records", "Drafts your people approve"],
      chatMessage: "Hi Team, the task I'd hand over is:",
    },
  ],
};
