import { records, type ServiceStory } from "./model.ts";

/** What the pages of the app clones say beyond their inclusions. */
export const clones: Record<string, ServiceStory> = {
  "service-tiktok-clone": {
    show: records(
      "The moderator’s console, one afternoon",
      ["Clip", "Why it is here", "Decided"],
      [
        ["“Bombie at low tide”", "Reported twice as dangerous. A warning card was added", "Stays"],
        ["“Chart hit, full song”", "Sound matched to a track without a licence", "Muted"],
        ["“Same clip, ninth upload”", "Account has two earlier strikes", "Removed, third strike"],
        [
          "“Learner’s first wave”",
          "Face of a child, uploaded by a stranger",
          "Hidden, a person looks",
        ],
      ],
      "For a surf app nobody runs.",
    ),
    without: [
      [
        "Music licences",
        "The app plays tracks you have the right to. Rights are bought from their owners, not from us.",
      ],
      ["Moderators", "The console is built; the people who sit at it are yours, or hired by you."],
      [
        "Storage and delivery",
        "Video is billed by your cloud provider as people watch. We estimate it for three sizes of audience.",
      ],
    ],
    time: [
      [
        "Rules before code",
        "What may be posted, what ranks, and who may go live: decided on paper.",
      ],
      [
        "Your name on the base",
        "Colours, words and sounds are set, and a first build arrives on your phone.",
      ],
      [
        "Closed group",
        "Fifty people post for a fortnight. The ranking is weighed again with what they did.",
      ],
      ["Stores", "Listings, ratings and reviews by Apple and Google, whose questions we answer."],
    ],
    ask: [
      [
        "Is it allowed to copy TikTok?",
        "The idea of swiping clips is free for all. Names, logos, sounds and code are not, and none are used.",
      ],
      [
        "How old must users be?",
        "Australian law keeps people under 16 off social media accounts. The app has the step for it; your age assurance provider does the check.",
      ],
      [
        "Can the ranking be read?",
        "Yes. Its weights are a page of settings with a log of who changed them.",
      ],
    ],
  },
  "service-uber-clone": {
    show: records(
      "One trip, as the office sees it",
      ["Time", "What happened", "Fare"],
      [
        ["6.02 pm", "Request from the station, one passenger, one wheelchair", "Estimate given"],
        [
          "6.03 pm",
          "Two drivers lacked a ramp; the third, four minutes away, accepted",
          "Estimate held",
        ],
        [
          "6.31 pm",
          "Dropped off at the hospital, 2.1 km more than planned: road closed",
          "Adjusted by tariff",
        ],
        ["6.33 pm", "Receipt with GST sent, driver’s share entered", "Settled"],
      ],
      "For a transport operator that does not exist.",
    ),
    without: [
      [
        "Licences to carry people",
        "Operator accreditation and driver authorities come from your state. The app holds their dates and stops expired ones.",
      ],
      [
        "Maps and messages",
        "Map requests, texts and card fees are billed by their providers for each trip.",
      ],
      [
        "Drivers",
        "The driver app signs them up. Finding and training them is the operator’s work.",
      ],
    ],
    time: [
      [
        "Tariff and zones",
        "Your fare table is entered and tried on forty trips you have already driven.",
      ],
      [
        "Three apps, your name",
        "Passenger, driver and office on test phones, with one car in the car park.",
      ],
      [
        "A shift for real",
        "Five drivers and invited passengers on one evening. The office watches each trip.",
      ],
      ["Opening", "Store listings go live, one area first."],
    ],
    ask: [
      [
        "Can it be a courier app?",
        "Yes. Parcels, tow trucks and community buses use the same matching, with other words and other proof of delivery.",
      ],
      [
        "What if a driver loses signal?",
        "The trip goes on. Positions are kept on the phone and sent when it is back; the fare is reckoned from them.",
      ],
      [
        "How many cars can it carry?",
        "The base is meant for one operator’s fleet. Tell us your busiest hour, and it is rehearsed before launch.",
      ],
    ],
  },
  "service-facebook-clone": {
    show: records(
      "The report queue of a club’s network",
      ["Post", "Reported for", "Outcome"],
      [
        ["Photo of the under-12s", "Parent did not agree to it", "Taken down, uploader told"],
        ["“Committee is useless”", "Rude. Within the rules", "Stays"],
        ["Ute for sale, no price", "Listing without a price", "Sent back to its owner"],
        [
          "Ban of last week",
          "Appeal by the member, with a message from a second",
          "Second look by the secretary",
        ],
      ],
      "Four reports from an association nobody joined.",
    ),
    without: [
      [
        "Members",
        "Lists are imported with their consent. Persuading people to come over is a campaign of its own.",
      ],
      [
        "Moderation",
        "Queue, strikes and appeals are there. Someone in the association has to judge.",
      ],
      [
        "Card fees",
        "Dues, tickets and sponsor adverts are paid through your own provider, who keeps its share.",
      ],
    ],
    time: [
      [
        "Who sees what",
        "Branches, pages and audiences are drawn on one sheet, with the committee.",
      ],
      ["Founders’ build", "The board uses it for its own meetings, on the web and on phones."],
      ["One branch", "Its events and noticeboard move over for a month."],
      [
        "Everybody",
        "Members are invited by branch, so that the help desk is never asked by all at once.",
      ],
    ],
    ask: [
      [
        "Who holds the members’ data?",
        "You do, in your own cloud account, with an export and a deletion for every member.",
      ],
      [
        "Can it sit beside our Facebook page?",
        "It can, and mostly does for a year. Events may be posted to both.",
      ],
      [
        "Is there a version without phones?",
        "The web version is part of it, and is where older members tend to start.",
      ],
    ],
  },
  "service-instagram-clone": {
    show: records(
      "What a member’s picture turns into",
      ["Where", "What people see", "Leads to"],
      [
        ["Feed", "Croquembouche, three photos, in the order things were posted", "Profile"],
        ["Place page", "The same cake among forty from one town", "Map of bakers"],
        ["Tag page", "All wedding cakes, the newest first", "Saved collections"],
        ["Shop tab", "“Tiers from four to nine”, with the baker’s own terms", "Baker’s checkout"],
      ],
      "From an app for cake makers that has yet to be built.",
    ),
    without: [
      [
        "Photographs",
        "The app opens with what your first members post. We do not fill it with stock pictures.",
      ],
      [
        "Selling on your behalf",
        "Product tags lead to each member’s checkout. Taking a commission is possible, and is quoted.",
      ],
      ["Advertising", "There is no advertising system in the base. Pinned posts for sponsors are."],
    ],
    time: [
      ["One craft, one page", "What a profile holds and which tags exist from the first day."],
      ["Look and filters", "Your palette becomes the app’s, and the filters are matched to it."],
      [
        "Thirty makers",
        "Invited members post for three weeks. Places and tags are tidied by what they did.",
      ],
      ["Stores", "The listing, with screenshots of real posts and their makers’ leave."],
    ],
    ask: [
      [
        "Why not simply use Instagram?",
        "For reach, do. An app of your own is for a trade that wants its members, its order of posts and its sales to itself.",
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
  },
  "service-linkedin-clone": {
    show: records(
      "A search by an employer",
      ["Member", "What matched", "Shown as"],
      [
        [
          "Rigger, Karratha",
          "Dogging and rigging tickets in date, vouched for by two supervisors",
          "Open to work",
        ],
        ["Rigger, Perth", "Ticket lapses next month; the member has been reminded", "Open to work"],
        [
          "Crane operator, Darwin",
          "Three projects in common with your site lead",
          "By introduction",
        ],
        [
          "A member, name hidden",
          "Meets every requirement, visible to peak body alone",
          "Counted, not named",
        ],
      ],
      "Invented members of an invented register.",
    ),
    without: [
      [
        "Checking licences with regulators",
        "Members upload, and the register reminds. Automatic checks depend on each regulator’s interface and are quoted.",
      ],
      [
        "Recruitment",
        "The app lets employers and members meet. Placing people is licensed work in some states, and stays with agencies.",
      ],
      [
        "Existing records",
        "One spreadsheet of members is imported. Merging several old systems is a project before this one.",
      ],
    ],
    time: [
      [
        "Fields and visibility",
        "Which licences, which projects, and who may see each of them, agreed with the peak body.",
      ],
      [
        "Import",
        "Members get a letter with a link, and confirm what is known about them before anyone sees it.",
      ],
      ["Employers by invitation", "Five firms post and search. What they could not find is added."],
      ["Open", "Registration opens to the trade, with the office able to help by phone."],
    ],
    ask: [
      [
        "Who decides how visible a member is?",
        "The member does, field by field. The default is the narrowest.",
      ],
      [
        "Can somebody vouch for a friend falsely?",
        "A vouch names the project and the period, and both are visible to the employer who relies on it. The office can withdraw one.",
      ],
      [
        "Does it replace our membership system?",
        "No. It exchanges names and status with it, once a night or at once.",
      ],
    ],
  },
};
