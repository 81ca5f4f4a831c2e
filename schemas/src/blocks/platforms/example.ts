export const platformsExample = {
  _type: "platforms",
  heading: "One craft for each platform",
  pages: ["platformPage-instagram", "platformPage-tiktok"].map((_ref) => ({
    _type: "reference",
    _ref,
  })),
};
