import { picture, records, type ServiceStory } from "./model.ts";

export const instagramClone: ServiceStory = {
  picture: picture("phones", "A photo app for bakers", {
    rows: [
      ["Four-tier lemon", "Posted in Fremantle, 3 photos", "Save", "cake"],
      ["Wedding cakes", "1,860 photos, newest first", "Follow tag", "tiles"],
      ["Order a cake", "Tiers from four to nine, 3 weeks’ notice", "Ask the baker", "pot"],
    ],
  }),
  show: records(
    "What a member’s picture turns into",
    ["Where", "What people see", "Leads to"],
    [
      ["Feed", "Croquembouche, three photos, in the order things were posted", "Profile"],
      ["Place page", "The same cake among forty from one town", "Map of bakers"],
      ["Tag page", "All wedding cakes, the newest first", "Saved collections"],
      ["Shop tab", "“Tiers from four to nine”, with the baker’s own terms", "Baker’s checkout"],
    ],
  ),
  without: [
    [
      "Photographs",
      "The app opens with what your first members post. We don’t fill it with stock pictures.",
    ],
    [
      "Selling on your behalf",
      "Product tags lead to each member’s checkout. Taking a commission is possible, and is quoted.",
    ],
    ["Advertising", "There’s no advertising system in the base. Pinned posts for sponsors are."],
  ],
  time: [
    ["One craft, one page", "What a profile holds and which tags exist from the first day."],
    ["Look and filters", "Your palette becomes the app’s, and the filters are matched to it."],
    [
      "Thirty makers",
      "Invited members post for three weeks. Places and tags are tidied by what they did.",
    ],
    ["Stores", "The listing, with screenshots of real posts, used with their makers’ permission."],
  ],
  ask: [
    [
      "Why not simply use Instagram?",
      "If you want reach, use Instagram. Your own app is for a trade that wants to own its members, its feed and its sales.",
    ],
    [
      "Can stories be kept?",
      "They vanish after a day for everyone else. Members find their own in an archive.",
    ],
    [
      "How are stolen photos dealt with?",
      "Members report them in two taps. The original’s date and a comparison stand beside the report.",
    ],
  ],
};
