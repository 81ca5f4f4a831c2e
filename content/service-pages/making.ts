import { checklist, comparison, records, type ServiceStory } from "./model.ts";

/** What the pages of websites, design and writing say beyond their inclusions. */
export const making: Record<string, ServiceStory> = {
  "service-custom-website-development": {
    show: checklist(
      "The last check before a launch",
      ["Measured", "On what, and how", "Result"],
      [
        ["Largest picture shown", "Mid-range Android, mobile data, from a bus in Orange", "1.9 s"],
        [
          "Enquiry form",
          "Sent empty, half filled, by keyboard alone, by a screen reader",
          "Arrived, errors read out",
        ],
        [
          "Old addresses",
          "312 from the former site, each asked for",
          "309 redirected, 3 gone on purpose",
        ],
        ["Logins", "Domain, hosting, repository, analytics", "All in the client’s name"],
      ],
    ),
    without: [
      [
        "Writing every page",
        "Wording is settled first, and it is yours. If it has to be written, Content writing is a line beside this.",
      ],
      [
        "Shops and members",
        "Selling or logging in changes the job. Both are quoted as what they are.",
      ],
      [
        "Hosting and care",
        "The first is set up by Web hosting setup, the second is by the month. Neither is a condition.",
      ],
    ],
    time: [
      ["Page list", "Each page with its purpose and its price, before any code."],
      ["Words and layout", "Real sentences in plain layouts, on a phone first."],
      ["Build", "You look at it on a private address whenever you like."],
      ["Check and launch", "The list above, a walkthrough for your editors, then the switch."],
    ],
    ask: [
      [
        "What does the starting price buy?",
        "The smallest real site. More pages and systems raise the quote, which lists them one by one.",
      ],
      [
        "Can we edit it ourselves?",
        "Yes: texts, pictures and whole pages, in a form made for it. You cannot break the layout by writing.",
      ],
      [
        "What if we part ways?",
        "You have the repository, and it runs on ordinary hosting. Another developer can go on from there.",
      ],
    ],
  },
  "service-landing-page-ad-funnel-setup": {
    show: comparison(
      "One offer, before and after",
      ["Part", "Where the advert led", "Where it leads now"],
      [
        ["Headline", "Welcome to our website", "Blocked drain in Logan? A price before we start"],
        [
          "Ways on",
          "Menu, slider, four buttons, a newsletter",
          "Call, or three fields and a photo",
        ],
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
        "It is joined to the page and measured. Looking after bids each week is not in it.",
      ],
      [
        "Winners guaranteed",
        "A second version is ready to test. Which one earns more is for the figures to say.",
      ],
    ],
    time: [
      ["The argument", "Who it is for, why now, what it costs them not to. One page, agreed."],
      ["The page", "Written and built for thumbs, with the form that asks only what is needed."],
      [
        "The counting",
        "Pixels, server conversions, call tracking; each tried with a real enquiry.",
      ],
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
        "Some hundred enquiries for each version before a small difference means anything. With fewer, we look for large ones.",
      ],
    ],
  },
  "service-website-design": {
    show: comparison(
      "One page, argued through",
      ["Part", "First drawing", "What was approved"],
      [
        ["Top", "A photograph of the building", "What a tour costs, and the next date"],
        [
          "Order",
          "History, staff, tours, contact",
          "Tours, what children do, how to get there, history",
        ],
        ["Button", "“Discover more”", "“Book a tour”, at the thumb"],
        ["Empty state", "Not drawn", "“No tours in July. August opens on the 1st.”"],
      ],
      "For a museum that does not exist.",
    ),
    without: [
      [
        "Building it",
        "You receive drawings, not a website. Any developer can build from them, we among others.",
      ],
      ["A logo", "The one you have is used. A new one is Logo and brand identity design."],
      [
        "Photographs",
        "Places and shapes for them are drawn. Taking or licensing them is separate.",
      ],
    ],
    time: [
      ["Talk", "Who comes, what they doubt, what they should do."],
      ["Site map", "Every page with its purpose. Pages without one are left out."],
      ["Wireframes", "With your sentences in them, phone first."],
      ["Final layouts", "Colour, type, states, and the file in your own Figma account."],
    ],
    ask: [
      [
        "How many rounds are there?",
        "Wireframes are changed until you approve them. After that a change of structure is a change of the quote.",
      ],
      [
        "Can we show it to our developer early?",
        "Please do. A question asked of a drawing costs a minute.",
      ],
      [
        "Is accessibility part of it?",
        "Contrast to WCAG AA, focus, sizes and order are drawn. Whether the build keeps to them is tested on the build.",
      ],
    ],
  },
  "service-mobile-app-design": {
    show: records(
      "Five people, one task",
      ["Tried on a handset", "What they did", "Changed"],
      [
        ["Log a dive", "Four of five looked for it under the map", "Button moved there"],
        ["Add a buddy", "Two stopped at “sync contacts”", "Name is enough, contacts later"],
        ["No signal", "All thought the dive was lost", "“Saved on this phone” in words"],
        ["Glare", "Nobody read the grey on the boat", "Contrast doubled, larger figures"],
      ],
      "From a trial of an app for divers that is made up.",
    ),
    without: [
      [
        "Code",
        "The demo runs on your phone and stores nothing. Building is for a Flutter developer or your team.",
      ],
      [
        "A hundred screens",
        "What the main task needs is drawn. Others are added to the quote by number.",
      ],
      [
        "Store accounts",
        "Pictures and texts for the listing are yours; opening accounts with Apple and Google is done by your company.",
      ],
    ],
    time: [
      ["The one task", "Walked through with people who would use it."],
      ["Flow", "From install to finish, on a wall or a file."],
      ["Handset demo", "Grey boxes first, then the look."],
      ["Hand-over", "Tokens, states, timings, and a call with whoever builds."],
    ],
    ask: [
      ["iPhone or Android?", "Both. Where their habits differ, so do the drawings."],
      ["Do we get the source files?", "Yes, in your own account, with names a developer can use."],
      [
        "Where do the five people come from?",
        "From among your customers, with their leave. Failing that, we look for people who resemble them.",
      ],
    ],
  },
  "service-logo-brand-identity-design": {
    show: checklist(
      "The places a mark has to survive",
      ["Place", "How it was tried", "Holds?"],
      [
        ["Browser tab", "16 pixels, light and dark", "Yes, without the word"],
        ["Cap", "Embroidered at 50 mm, one colour", "Yes, hairline thickened"],
        ["Ute", "Read at 60 km/h from the next lane", "Yes, name only"],
        ["Fax-like invoice", "Black on white, printed badly", "Yes"],
      ],
      "For a concreter who does not exist.",
    ),
    without: [
      [
        "A third concept",
        "2 concepts and 1 revision are the service. Further ones are priced before they are drawn.",
      ],
      [
        "Registration",
        "The trade mark register is searched early. Applying is done by you or an attorney.",
      ],
      [
        "Signs and clothes",
        "Files fit for a sign writer and an embroiderer are yours. Making the things is theirs.",
      ],
    ],
    time: [
      ["Listening", "What you do, what others in the trade look like, what you cannot stand."],
      ["2 concepts", "Shown on a tab, a shirt and a vehicle, not on a white page."],
      ["1 revision", "Of the one you chose."],
      ["Files", "Vector, office and social sizes, colours, type, and a short guide."],
    ],
    ask: [
      [
        "Who owns the mark?",
        "You, with the final payment, in writing. Typefaces keep their own licences, which we list.",
      ],
      [
        "Is it drawn by AI?",
        "It is drawn by a person. A mark that a machine made may be hard to protect.",
      ],
      [
        "What if neither concept is right?",
        "Say why, and the revision starts from that. If the brief was wrong, we begin again with a new quote.",
      ],
    ],
  },
  "service-content-writing-blog-management": {
    show: comparison(
      "A paragraph, before and after the interview",
      ["Part", "Draft from the web", "After ten minutes with the owner"],
      [
        [
          "Title",
          "The ultimate guide to termite protection",
          "Found mud tubes on a stump? Leave them, and ring",
        ],
        [
          "First line",
          "Termites are a major problem for homeowners",
          "If you knock the tubes off, they come up somewhere you cannot see",
        ],
        [
          "Figure",
          "“Billions in damage”",
          "What an inspection takes: about ninety minutes for a house on stumps",
        ],
        ["Source", "None", "The Australian Standard it refers to, and its date"],
      ],
      "For a pest inspector who does not exist.",
    ),
    without: [
      [
        "Promised rankings",
        "An article answers a question well. Where a search engine puts it is not ours to sell.",
      ],
      [
        "Expert advice",
        "Law, health and money are written from what your expert says, and signed off by them.",
      ],
      [
        "Unchecked machine text",
        "A writer interviews, writes and checks. Where software helped, a person answers for every line.",
      ],
    ],
    time: [
      ["The question", "Chosen from calls and searches, one for each article."],
      ["Ten minutes", "A talk with whoever knows. It is recorded if you agree."],
      ["Draft", "In a shared file, with sources. You comment, we change."],
      ["Published", "With headings, summary, picture, and a date to look at it again."],
    ],
    ask: [
      [
        "Whose name stands above it?",
        "Yours, or that of the person interviewed. We write for the firm, as its press officer would.",
      ],
      [
        "Can it be by the month?",
        "Yes. Tell us how many articles you could keep up with; four read ones beat eight skimmed ones.",
      ],
      [
        "What do you need from us?",
        "Ten minutes and a straight answer for each article. Photographs of your own work help more than licensed ones.",
      ],
    ],
  },
  "service-email-newsletter-setup-design": {
    show: checklist(
      "The first issue, tried before it left",
      ["Tried in", "What was looked at", "Outcome"],
      [
        ["Outlook on Windows", "Two columns, buttons, spacing", "Stacked to one column"],
        ["Gmail on a phone", "Length, and what is seen before the fold", "Cut by a third"],
        ["Apple Mail, dark", "The logo on a dark ground", "Light version used"],
        ["Unsubscribe", "One click, no login, gone from the list", "Works in each"],
      ],
    ),
    without: [
      [
        "Writing each issue",
        "The first is put together with you. After that your staff fill the blocks.",
      ],
      [
        "Bought lists",
        "Only people who agreed are imported, with the date. The rest are left behind.",
      ],
      ["Sending fees", "The platform is paid by the size of the list, in your account."],
    ],
    time: [
      ["Platform", "Three compared at the size of your list, with yearly costs."],
      ["List", "Imported, without doubles, with consent on record."],
      ["Template and welcome", "Blocks with locked branding, and three messages for newcomers."],
      ["First issue", "Tried as above, then sent. Questions are answered for 30 days."],
    ],
    ask: [
      [
        "May we write to old customers?",
        "Where they agreed, or could reasonably expect it from their dealings with you. The Spam Act asks for consent, your name and an unsubscribe link, and we set up all three.",
      ],
      [
        "How often should it go out?",
        "As often as there is something to say. Monthly is kept up more often than weekly.",
      ],
      [
        "Open rates look wrong. Why?",
        "Some mail programs open everything by themselves. Clicks and replies say more, and the report starts with them.",
      ],
    ],
  },
  "service-lead-capture-crm-automation": {
    show: records(
      "One enquiry, followed",
      ["When", "What ran", "Where it shows"],
      [
        [
          "7.42 pm",
          "Form on the pricing page, suburb 4870, campaign “wet season”",
          "New lead, source saved",
        ],
        ["7.42 pm", "Acknowledgement with a name and when somebody will ring", "Customer’s phone"],
        ["8.30 am", "Task for the person who has Cairns; the other is on leave", "Her list"],
        ["Thursday", "Quote sent two days ago without an answer", "Nudge, with the quote"],
      ],
    ),
    without: [
      [
        "The CRM’s licence",
        "HubSpot, Pipedrive and Zoho bill by the user. Where their free plan does, we say so.",
      ],
      ["Cold lists", "Contacts who never agreed are not imported to be written to."],
      [
        "Ranking",
        "Which lead comes first is AI lead scoring. It can be added once there is a history.",
      ],
    ],
    time: [
      [
        "Counting the doors",
        "Forms, numbers, inboxes, chats: where enquiries come in, and where they stop.",
      ],
      ["Stages", "Your own words for where a deal stands, five or so."],
      ["Joining", "Each door leads into the CRM, with its source. Every one is tried."],
      ["30 days of support", "What was forgotten comes out in the first month, and is put right."],
    ],
    ask: [
      [
        "Which CRM should we take?",
        "The one your salespeople will open. We show two with your own leads in them.",
      ],
      [
        "What happens to old spreadsheets?",
        "They are merged and cleaned, and the doubtful lines are shown to you.",
      ],
      [
        "Can the boss still see everything?",
        "On Mondays, in one summary of open deals. Looking over a shoulder all week is possible too.",
      ],
    ],
  },
};
