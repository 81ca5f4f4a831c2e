export const picturesExample = {
  _type: "pictures",
  points: ["Activation step defined before any drawing", "Designs fit light and dark"],
};
