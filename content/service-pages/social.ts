import { calendar, comparison, records, type ServiceStory } from "./model.ts";

/** What the pages of social media say beyond their inclusions. */
export const social: Record<string, ServiceStory> = {
  "service-instagram-marketing": {
    show: calendar(
      "A fortnight, as you would approve it",
      [
        ["Mon 3", "Carousel: five questions to ask before you buy a second-hand bike", "Approved"],
        ["Wed 5", "Reel: a bent wheel made true in forty seconds, workshop sound only", "Approved"],
        ["Fri 7", "Story frames: Saturday’s ride, where and how hard", "New time needed"],
        [
          "Mon 10",
          "Reel: why your gears skip, shown on a customer’s bike with her leave",
          "Approved",
        ],
        [
          "Thu 13",
          "Post with the café next door: coffee while we pump your tyres",
          "Waiting for the café",
        ],
      ],
      "For a bicycle workshop that does not exist.",
    ),
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
  },
  "service-tiktok-marketing": {
    show: calendar(
      "A shot list for one Tuesday",
      [
        [
          "Clip 1",
          "“This is what three years without cleaning looks like.” Open the filter, say nothing",
          "8 seconds",
        ],
        ["Clip 2", "The apprentice explains the noise, walking, first take", "20 seconds"],
        [
          "Clip 3",
          "Answer to a comment: does tinted glass help? Two meters in the sun",
          "15 seconds",
        ],
        ["Clip 4", "Packing up. Read yesterday’s best comment aloud", "12 seconds"],
      ],
      "For an air-conditioning firm nobody has founded.",
    ),
    without: [
      [
        "Chart music",
        "Businesses may use the commercial library only. A clip with anything else can be muted or worse.",
      ],
      ["Dancing", "Nobody is asked to do what they would not do on a job."],
      [
        "Creators’ fees",
        "Briefs and permissions are arranged. What a creator charges is paid to them.",
      ],
    ],
    time: [
      ["Monday: the list", "Opening lines and shots for the week, in the order you can film them."],
      ["Any day: filming", "One phone, natural sound, between two jobs."],
      ["Two days on: edits", "Captions, cuts, and a version without a voice for you to approve."],
      [
        "Friday: drop-off",
        "The second at which people left each clip, and what the next one changes.",
      ],
    ],
    ask: [
      [
        "Are our customers on TikTok?",
        "Search it for your trade and town first; we do that with you. If they are not, we say so before you pay.",
      ],
      [
        "What if a clip goes wrong?",
        "It is taken down within the hours we work, and an honest answer is drafted for you.",
      ],
      [
        "Do likes matter?",
        "Less than people who watch to the end, search for you or ring. Those are counted.",
      ],
    ],
  },
  "service-social-media-management": {
    show: calendar(
      "One week of a month",
      [
        ["Mon", "What the frost did to the roses, and what to prune now", "Facebook, Instagram"],
        ["Wed", "New: bare-root fruit trees, named and priced", "Both, Google profile"],
        ["Fri", "A customer’s garden, before and after, with her leave", "Both"],
        ["Sat", "Open until four, sausage sizzle for the school", "Story, with the add-on"],
      ],
      "For a nursery that does not exist. A whole month’s report is among our samples.",
    ),
    without: [
      [
        "Stories, reels and carousels",
        "They are the add-on, at the price beside the starting one.",
      ],
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
  },
  "service-google-business-profile-optimization": {
    show: comparison(
      "An entry on the map, before and after",
      ["Part", "As it stood", "As it stands"],
      [
        ["Category", "Contractor", "Roofing contractor; gutter cleaning second"],
        [
          "Hours",
          "Open 24 hours, which nobody was",
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
      ["A first place", "Distance, relevance and prominence decide, and nobody can sell a rank."],
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
  },
  "service-video-ads-social-media": {
    show: records(
      "Twenty seconds, as a script",
      ["Seconds", "On screen", "Heard or read"],
      [
        ["0–3", "A wet dog runs at a white sofa", "“Wait for it.”"],
        [
          "3–9",
          "Cover goes on in one pull, dog lands, water beads",
          "Caption: no spray, no sound needed",
        ],
        [
          "9–16",
          "Cover into the machine; the same dog, asleep",
          "“Washes at forty. Made in Geelong.”",
        ],
        ["16–20", "End card: price, one size for two seats", "One instruction: see your size"],
      ],
      "For a product nobody sells. Claims such as where it is made are checked against proof.",
    ),
    without: [
      [
        "The media budget",
        "The file is yours to run. What the networks charge is paid from your ad account.",
      ],
      [
        "Actors and locations",
        "Clips are yours or licensed. A shoot is quoted, with its people and permits.",
      ],
      [
        "Round two and three",
        "1 revision is included. Later ones are charged as an edit, at a price you hear first.",
      ],
    ],
    time: [
      [
        "Day 0: one page",
        "Offer, viewer and proof of what is claimed. The clock starts with your clips.",
      ],
      ["Day 1: script", "Seconds, pictures and words, as above. You approve or strike."],
      ["Day 3: first cut", "Captions read by a person, music with its licence."],
      ["Day 5: files", "Square, upright and widescreen, after your revision."],
    ],
    ask: [
      [
        "Why so short?",
        "Because it has to make its point before the thumb moves. 15-30 seconds is what the service buys.",
      ],
      [
        "May we use it on television?",
        "Not without looking at the licences for music and clips first. They are bought for social networks.",
      ],
      [
        "Can you make three versions to test?",
        "Yes, each a video at the same price. Changing only the first three seconds is cheaper: ask.",
      ],
    ],
  },
};
