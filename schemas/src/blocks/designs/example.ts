export const designsExample = {
  _type: "designs",
  heading: "Two specialities",
  pages: ["designPage-website", "designPage-saas"].map((_ref) => ({ _type: "reference", _ref })),
};
