import { calendar, picture, type ServiceStory } from "./model.ts";

export const instagramMarketing: ServiceStory = {
  picture: picture("phones", "Three posts from one morning’s shoot", {
    rows: [
      ["Reel, Wed 5", "A bent wheel made true in 40 seconds", "Approved", "bike"],
      ["Carousel, Mon 10", "Five checks before you buy second-hand", "Approved", "tiles"],
      ["Story, Fri 14", "Saturday’s ride: where and how hard", "Your call", "hills"],
    ],
  }),
  show: calendar("A fortnight, as you would approve it", [
    ["Mon 3", "Carousel: five questions to ask before you buy a second-hand bike", "Approved"],
    ["Wed 5", "Reel: a bent wheel made true in forty seconds, workshop sound only", "Approved"],
    ["Fri 7", "Story frames: Saturday’s ride, where and how hard", "New time needed"],
    ["Mon 10", "Reel: why your gears skip, shown on a customer’s bike with her leave", "Approved"],
    [
      "Thu 13",
      "Post with the café next door: coffee while we pump your tyres",
      "Waiting for the café",
    ],
  ]),
  without: [
    [
      "Advertising spend",
      "Paid posts are possible. What Instagram charges for them goes from your card to Meta.",
    ],
    ["A film crew", "Reels are cut from clips you shoot on a phone, by a list we write."],
    ["Bought followers", "Nor likes, nor pods. They cost reach later."],
  ],
  time: [
    [
      "Week 1: questions",
      "What customers ask becomes the month’s topics. The bio and the link page are rewritten once.",
    ],
    ["Week 2: clips", "You film by the list, an hour in all."],
    ["Week 3: approval", "Every caption and cover on one calendar, yes or no."],
    ["Week 4: the count", "Profile taps and enquiries, and what we drop."],
  ],
  ask: [
    [
      "How much of our time does it take?",
      "An hour of filming and half an hour of reading in a month. Without the first, there is little to cut.",
    ],
    [
      "Who answers the messages?",
      "We flag questions and hide abuse. Prices, appointments and complaints are answered by you.",
    ],
    [
      "Can we stop?",
      "With the month’s end. Account, files and calendar are yours from the beginning.",
    ],
  ],
};
