import { comparison, picture, type ServiceStory } from "./model.ts";

export const landingPageAdFunnelSetup: ServiceStory = {
  picture: picture("search", "blocked drain logan", {
    rows: [
      [
        "Blocked drain in Logan? Price before we start",
        "Call, or send three fields and a photo. We answer until 9 pm",
        "Sponsored",
      ],
      [
        "The page it opens",
        "Same headline, one phone number, what a visit costs",
        "Landing page",
        "wire",
      ],
      ["Thursday’s count", "11 calls and 6 forms, each tied to its ad", "Tracked"],
    ],
  }),
  show: comparison(
    "One offer, before and after",
    ["Part", "Where the advert led", "Where it leads now"],
    [
      ["Headline", "Welcome to our website", "Blocked drain in Logan? A price before we start"],
      ["Ways on", "Menu, slider, four buttons, a newsletter", "Call, or three fields and a photo"],
      ["Proof", "“Quality service since 2004”", "What the visit costs, and what it includes"],
      ["Counting", "Clicks", "Calls and forms, by advert, with the cost of each"],
    ],
  ),
  without: [
    [
      "The advertising budget",
      "Paid by you to Google or Meta. A page without adverts has few visitors.",
    ],
    [
      "Running the campaign",
      "It’s joined to the page and measured. Managing bids each week isn’t included.",
    ],
    [
      "Winners guaranteed",
      "A second version is ready to test. Which one earns more is for the figures to say.",
    ],
  ],
  time: [
    ["The argument", "Who it is for, why now, what it costs them not to. One page, agreed."],
    ["The page", "Written and built for thumbs, with the form that asks only what is needed."],
    ["The counting", "Pixels, server conversions, call tracking; each tried with a real enquiry."],
    ["Two weeks after", "The cost of one enquiry, by advert, read together."],
  ],
  ask: [
    ["Do we need a new website first?", "No. The page stands by itself, on your domain."],
    [
      "What about privacy?",
      "Pixels are named in your privacy policy, for which we supply the sentence. Details of health or finances are never sent to an ad network.",
    ],
    [
      "How many visitors does a test need?",
      "A few hundred enquiries for each version before a small difference means anything. With fewer, we only trust big differences.",
    ],
  ],
};
