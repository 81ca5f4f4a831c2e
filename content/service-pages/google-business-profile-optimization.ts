import { comparison, picture, type ServiceStory } from "./model.ts";

export const googleBusinessProfileOptimization: ServiceStory = {
  picture: picture("search", "roof repairs near me", {
    rows: [
      [
        "Your business",
        "Roofing contractor. Open, closes 4 pm. 11 suburbs served",
        "Category and hours fixed",
        "map",
      ],
      [
        "“How soon can you look at a leak?”",
        "Same day if you ring before noon. Answered by the owner",
        "Question answered",
      ],
      ["Storm season: clear gutters now", "Post 2 of 5, with a photo of a real roof", "New post"],
    ],
  }),
  show: comparison(
    "An entry on the map, before and after",
    ["Part", "As it stood", "As it stands"],
    [
      ["Category", "Contractor", "Roofing contractor; gutter cleaning second"],
      [
        "Hours",
        "Open 24 hours, which no one was",
        "7–4 on weekdays, public holidays entered for the year",
      ],
      ["Pin", "The owner’s old flat", "No pin: a service area of eleven suburbs"],
      ["Photos", "Two, one of a competitor’s van", "Fourteen, straightened, of real roofs"],
    ],
  ),
  without: [
    [
      "Reviews",
      "None are written or bought. You get a card that asks for them and wording for replies.",
    ],
    ["A first place", "Distance, relevance and prominence decide, and no one can sell a rank."],
    [
      "Posts after the fifth",
      "5 posts are written and published. Further ones belong to social media management.",
    ],
  ],
  time: [
    [
      "Ownership",
      "The entry is claimed or recovered with you. A postcard or video check by Google can take days.",
    ],
    ["Correction", "Category, services, suburbs, hours, photographs."],
    ["Posts", "5 posts over some weeks, so that the entry looks attended."],
    ["Comparison", "Calls and requests for directions beside those of the weeks before."],
  ],
  ask: [
    [
      "We work from home. Must the address show?",
      "No. Businesses that drive to customers hide it and name the area they serve.",
    ],
    [
      "A bad review is false. Can it go?",
      "If it breaks Google’s rules it can be reported, with little certainty. A calm reply is read by more people than the review.",
    ],
    [
      "What does it do for the website?",
      "It sends people there who are near and ready. The rankings of the site itself are another matter.",
    ],
  ],
};
