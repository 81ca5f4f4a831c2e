export const featuresExample = {
  _type: "features",
  heading: "Why businesses stay",
  items: [
    {
      _type: "featureItem",
      title: "Prices in writing",
      description: "You see a starting price before you talk to anyone.",
      icon: "card",
    },
    {
      _type: "featureItem",
      title: "Yours to take away",
      description: "Domains, code and artwork are registered to you from the first day.",
      icon: "handshake",
    },
  ],
};
