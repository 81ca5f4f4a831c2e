export const serviceCardsExample = {
  _type: "serviceCards",
  heading: "Jobs it does well",
  group: { _type: "reference", _ref: "serviceGroup-ai-services" },
  layout: "two",
};
