export const platformsExample = {
  _type: "platforms",
  heading: "Five platforms, five crafts",
  pages: ["platformPage-instagram", "platformPage-tiktok"].map((_ref) => ({
    _type: "reference",
    _ref,
  })),
};
