import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/landing-page-ad-funnel-setup.svg",
    "A search ad for a blocked drain, the page it opens on a phone with one offer, and Thursday’s calls and forms with what each cost.",
    [
      ["Headline matched to each ad", "left"],
      ["Single page built for thumbs", "middle"],
      ["Cost per enquiry sheet you can read", "right"],
    ],
  ),
  without: [
    ["The ad budget", "You pay it to Google or Meta. A page without ads gets few visitors."],
    [
      "Running the campaign",
      "We connect it to the page and measure it. Managing bids each week isn’t included.",
    ],
    [
      "Guaranteed winners",
      "You get a second version ready to test. The figures decide which one earns more.",
    ],
  ],
  time: [
    ["The offer", "Who it’s for, why now, and what it costs them to do nothing. One page, agreed."],
    ["The page", "Written and built for thumbs, with a form that only asks what’s needed."],
    [
      "The tracking",
      "Pixels, server conversions and call tracking, each tested with a real enquiry.",
    ],
    ["Results after two weeks", "We go through the cost of an enquiry with you, ad by ad."],
  ],
  ask: [
    ["Do we need a new website first?", "No. The page stands on its own, on your domain."],
    [
      "What about privacy?",
      "Your privacy policy names the pixels, and we supply the sentence. Details of health or finances never go to an ad network.",
    ],
    [
      "How many visitors does a test need?",
      "A few hundred enquiries for each version before a small difference means anything. With fewer, we only trust big differences.",
    ],
  ],
  links:
    "Our [website guide](/blog/high-converting-website-guide) works out what an enquiry is worth to you.",
};
