import { calendar, picture, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  picture: picture("month", "June, 14 posts in four weeks", {
    rows: [
      ["1", "Pruning roses after frost", "Post", "leaf"],
      ["3", "Bare-root fruit trees, priced", "Post"],
      ["5", "A customer’s garden, before and after", "Post", "hills"],
      ["6", "Sausage sizzle on Saturday", "Post"],
      ["9", "Which mulch for clay", "Post", "pot"],
      ["11", "Ask us anything", "Post"],
      ["12", "Repotting in 30 seconds", "Post", "leaf"],
      ["15", "Citrus care", "Post"],
      ["17", "Staff pick: grevillea", "Post", "arches"],
      ["19", "Rain tank basics", "Post", "sea"],
      ["20", "Open until four", "Post"],
      ["23", "Frost cloth is back", "Post"],
      ["26", "Worm farm tour", "Post", "tiles"],
      ["28", "What to plant in July", "Post", "leaf"],
    ],
    note: "Friday 5: a customer’s garden, before and after. Facebook and Instagram.",
  }),
  show: calendar(
    "One week of the month",
    [
      ["Mon", "What the frost did to the roses, and what to prune now", "Facebook, Instagram"],
      ["Wed", "New: bare-root fruit trees, named and priced", "Both, Google profile"],
      ["Fri", "A customer’s garden, before and after, with her okay", "Both"],
      ["Sat", "Open until four, sausage sizzle for the school", "Story, with the add-on"],
    ],
    "Illustrative example. There’s a whole month’s report in our samples.",
  ),
  without: [
    ["Stories, reels and carousels", "They’re an add-on, priced beside the starting price."],
    [
      "Paid campaigns",
      "We publish posts but don’t advertise them. Campaigns are in the packages on the social media page.",
    ],
    ["Photos on site", "We make posts from what you send, your website and licensed pictures."],
  ],
  time: [
    ["Week 1: plan", "Topics from your calendar, your stock and what people have asked."],
    ["Week 2: drafts", "12–16 posts, words and pictures, on one page."],
    ["Week 3: yes or no", "You cross out and correct. We schedule what’s left."],
    ["Last day: the report", "One page: what came of it, and what we drop."],
  ],
  ask: [
    [
      "Which platforms are covered?",
      "The same posts, adapted to the accounts you have. An account that needs its own content is better off with its own service.",
    ],
    [
      "Do you answer comments?",
      "No. We forward the ones worth a reply, and you answer them. Replies are in the monthly packages from Routine up.",
    ],
    [
      "Is there a minimum term?",
      "No. It’s month to month, and you can stop before the next one starts.",
    ],
  ],
  links:
    "On one platform only? Foothold in our [packages](/social-media) is {packageSet-social-media: Foothold} a month: fewer posts, made for that platform. See a [sample report](/sample-report).",
};
