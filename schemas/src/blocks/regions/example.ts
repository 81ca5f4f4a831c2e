export const regionsExample = {
  _type: "regions",
  heading: "Where our clients post from",
  band: true,
};
