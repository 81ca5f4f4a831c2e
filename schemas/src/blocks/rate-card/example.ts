export const rateCardExample = {
  _type: "rateCard",
  heading: "What it costs",
  services: ["service-instagram-marketing", "service-tiktok-marketing"].map((_ref) => ({
    _type: "reference",
    _ref,
  })),
};
