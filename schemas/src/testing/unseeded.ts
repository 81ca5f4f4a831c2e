/** An announcement with every part. */
export const sampleAnnouncement = {
  _id: "announcement-sample",
  _type: "announcement",
  title: "We’re closed on Monday for the King’s Birthday.",
  tone: "news",
  shownOn: ["/portfolio"],
  links: [
    {
      _type: "navigationLink",
      _key: "hours",
      label: "Opening hours",
      target: { _type: "reference", _ref: "contactPage" },
    },
  ],
};

/** A document of each type that the content of this repository has none of. */
export const UNSEEDED = [sampleAnnouncement];
