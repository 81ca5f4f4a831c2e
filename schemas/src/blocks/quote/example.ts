export const quoteExample = {
  _type: "quote",
  heading: "Two months of Instagram",
  customer: "A bakery in Fremantle",
  lines: [
    {
      _type: "quoteLine",
      service: { _type: "reference", _ref: "service-instagram-marketing" },
      text: "Posts planned, shot and published.",
      quantity: 2,
    },
  ],
  exclusions: ["Advertising budget, paid to Instagram"],
  validDays: 30,
  acceptance: "Sign below, or reply “yes” in the chat.",
};
