import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/instagram-clone.svg",
    "Four screens of a photo app for bakers: the feed with a four-tier lemon cake, forty cakes on a map of Fremantle, the tag for wedding cakes, and a cake to order.",
    [
      ["Date-ordered feed, ranking optional", "feed"],
      ["Tag and place pages for discovery", "places"],
      ["Product tags leading to checkout", "shop"],
    ],
    "card",
  ),
  without: [
    [
      "Photographs",
      "The app opens with what your first members post. We don’t fill it with stock photos.",
    ],
    [
      "Selling on your behalf",
      "Product tags lead to each member’s checkout. If you want to take a commission, we’ll quote for it.",
    ],
    ["Advertising", "The base has no advertising system. It does have pinned posts for sponsors."],
  ],
  time: [
    ["Profiles and tags", "What a profile holds, and which tags exist from day one."],
    ["Look and filters", "The app takes on your palette, and we match the filters to it."],
    [
      "Trial with thirty members",
      "Invited members post for three weeks. We tidy places and tags to suit what they did.",
    ],
    [
      "App stores",
      "The listing, with screenshots of real posts, used with their makers’ permission.",
    ],
  ],
  ask: [
    [
      "Why not simply use Instagram?",
      "If you want reach, use Instagram. Your own app is for a trade that wants to own its members, its feed and its sales.",
    ],
    [
      "Can stories be kept?",
      "They disappear after a day for everyone else. Members find their own in an archive.",
    ],
    [
      "How do you deal with stolen photos?",
      "Members report them in two taps. The report shows the original’s date and a comparison.",
    ],
  ],
  links:
    "The [social media app case study](/blog/social-media-app) describes a project built on this base. Compare the other [app clones](/app-clones).",
};
