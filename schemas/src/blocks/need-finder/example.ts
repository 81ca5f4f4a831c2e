const services = (...ids: string[]) => ids.map((_ref) => ({ _type: "reference", _ref }));

export const needFinderExample = {
  _type: "needFinder",
  heading: "What do you need?",
  items: [
    {
      _type: "need",
      title: "More people should find us on Instagram",
      services: services("service-instagram-marketing"),
    },
    {
      _type: "need",
      title: "Someone should film and post for us",
      services: services("service-tiktok-marketing", "service-instagram-marketing"),
    },
  ],
};
