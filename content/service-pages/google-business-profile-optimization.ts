import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/google-business-profile-optimization.svg",
    "A roofing contractor’s service area with eleven suburbs on a map, the finished profile with hours, photos, an answered question and a post, the listing before, and a card that asks for reviews.",
    [
      ["Suburbs served, drawn sensibly", "suburbs"],
      ["Calls and direction requests benchmarked", "calls"],
      ["QR card that asks for reviews", "review"],
    ],
  ),
  without: [
    [
      "Reviews",
      "We don’t write or buy them. You get a card that asks for them, and wording for replies.",
    ],
    [
      "A number one spot",
      "Distance, relevance and prominence decide that, and no one can sell you a ranking.",
    ],
    [
      "Posts after the fifth",
      "We write and publish 5 posts. After that, it’s social media management.",
    ],
  ],
  time: [
    [
      "Claiming the listing",
      "We claim or recover the listing with you. Google’s postcard or video check can take days.",
    ],
    ["Corrections", "Category, services, suburbs, hours and photos."],
    ["Posts", "5 posts over a few weeks, so the listing looks cared for."],
    ["Comparison", "Calls and requests for directions, next to the weeks before."],
  ],
  ask: [
    [
      "We work from home. Does our address have to show?",
      "No. Businesses that drive to their customers hide it and list the area they serve.",
    ],
    [
      "Can a false review be taken down?",
      "If it breaks Google’s rules it can be reported, but don’t count on it. More people read a calm reply than the review.",
    ],
    [
      "What does it do for the website?",
      "It sends people there who are nearby and ready. The site’s own rankings are a separate matter.",
    ],
  ],
  links: "For posts every month, see [social media marketing](/social-media).",
};
