export const postWallExample = {
  _type: "postWall",
  heading: "A week, post by post",
  picture: {
    _type: "picture",
    asset: { _type: "reference", _ref: "image-example" },
    alt: "Two posts of a nursery: roses in frost, and a chalkboard.",
  },
  posts: [
    {
      _type: "wallPost",
      date: "2026-06-01",
      channel: "Instagram",
      caption: "What the frost did to the roses",
      area: { _type: "pictureArea", x: 0, y: 0, w: 240, h: 240 },
    },
    {
      _type: "wallPost",
      date: "2026-06-03",
      channel: "Facebook",
      caption: "Open until four",
      area: { _type: "pictureArea", x: 240, y: 0, w: 240, h: 240 },
      dropped: "Hours belong on the map. No one saved it.",
    },
  ],
  note: "Illustrative example.",
};
