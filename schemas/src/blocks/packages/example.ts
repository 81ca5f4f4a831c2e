export const packagesExample = {
  _type: "packages",
  heading: "Four monthly packages",
  set: { _type: "reference", _ref: "packageSet-social-media" },
};
