export const videoExample = {
  _type: "video",
  heading: "A project in two minutes",
  poster: {
    _type: "picture",
    asset: { _type: "reference", _ref: "image-example" },
    alt: "A dashboard with figures and a rising chart.",
  },
  link: "https://example.com/project.mp4",
  transcript: "We start with the price list. Here it is on a phone, a tablet and a desktop.",
};
