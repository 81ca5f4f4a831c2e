export const picturesExample = {
  _type: "pictures",
  pictures: [
    {
      _type: "picture",
      asset: { _type: "reference", _ref: "image-example" },
      alt: "A dashboard with figures and a rising chart.",
    },
  ],
  heading: "What you can count on",
  points: ["Activation step defined before any drawing", "Designs fit light and dark"],
};
