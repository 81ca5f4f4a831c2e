import { calendar, picture, type ServiceStory } from "./model.ts";

export const socialMediaManagement: ServiceStory = {
  picture: picture("month", "June, 14 posts in four weeks", {
    rows: [
      ["1", "Pruning roses after frost", "Post", "leaf"],
      ["3", "Bare-root fruit trees, priced", "Post"],
      ["5", "A customer’s garden, before and after", "Reel", "hills"],
      ["6", "Sausage sizzle on Saturday", "Story"],
      ["9", "Which mulch for clay", "Post", "pot"],
      ["11", "Ask us anything", "Story"],
      ["12", "Repotting in 30 seconds", "Reel", "leaf"],
      ["15", "Citrus care", "Post"],
      ["17", "Staff pick: grevillea", "Post", "arches"],
      ["19", "Rain tank basics", "Reel", "sea"],
      ["20", "Open until four", "Story"],
      ["23", "Frost cloth is back", "Post"],
      ["26", "Worm farm tour", "Reel", "tiles"],
      ["28", "What to plant in July", "Post", "leaf"],
    ],
    note: "Friday 5: a customer’s garden, before and after. Facebook and Instagram.",
  }),
  show: calendar(
    "One week of a month",
    [
      ["Mon", "What the frost did to the roses, and what to prune now", "Facebook, Instagram"],
      ["Wed", "New: bare-root fruit trees, named and priced", "Both, Google profile"],
      ["Fri", "A customer’s garden, before and after, with her leave", "Both"],
      ["Sat", "Open until four, sausage sizzle for the school", "Story, with the add-on"],
    ],
    "Illustrative example. A whole month’s report is among our samples.",
  ),
  without: [
    ["Stories, reels and carousels", "They’re an add-on, priced beside the starting price."],
    [
      "Paid campaigns",
      "Posts are published, not advertised. Campaigns are among the packages of the social media page.",
    ],
    [
      "Photographs on site",
      "Posts are made from what you send, your website and licensed pictures.",
    ],
  ],
  time: [
    ["Week 1: plan", "Topics from your calendar, your stock and what people asked."],
    ["Week 2: drafts", "12–16 posts, words and pictures, on one page."],
    ["Week 3: yes or no", "You strike out and correct. What is left is scheduled."],
    ["Last day: the report", "One page: what came of it, and what goes."],
  ],
  ask: [
    [
      "Which platforms are covered?",
      "The same posts, fitted to the accounts you have. An account that wants content of its own is better served by its own service.",
    ],
    [
      "Do you answer comments?",
      "Thanks and simple questions, in your tone. What needs a decision comes to you with a draft.",
    ],
    ["Is there a minimum term?", "None that this page sets. It runs by the month."],
  ],
};
