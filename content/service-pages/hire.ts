import { checklist, records, type ServiceStory } from "./model.ts";

/** What the pages of people for hire say beyond their inclusions. */
export const hire: Record<string, ServiceStory> = {
  "service-react-developer": {
    show: records(
      "An afternoon’s written update",
      ["Ticket", "What was done", "State"],
      [
        [
          "Checkout form",
          "Keeps what was typed when the card is declined; tested by keyboard",
          "In review",
        ],
        ["Search page", "Filters moved into the address, so that Back works", "Merged"],
        [
          "Largest paint",
          "Hero image was loaded twice. 2.9 s is now 1.8 s on the test phone",
          "Merged",
        ],
        [
          "Date picker",
          "The drawing shows no error. Question asked in the file",
          "Waits for design",
        ],
      ],
    ),
    without: [
      [
        "Design",
        "Drawings come from you or a UI/UX designer. Gaps in them are asked about, not filled by taste.",
      ],
      [
        "Back end",
        "The developer calls your interfaces. Building them is a Node.js developer’s month.",
      ],
      [
        "Your tools’ licences",
        "Repository, design file and error tracker are your accounts, with a seat for us.",
      ],
    ],
    time: [
      ["Before: access", "Repository, staging and a person to ask."],
      [
        "Days 1–2: running",
        "The project starts on their machine, and what hindered it is written into the readme.",
      ],
      ["Week 1: a small release", "Something real, reviewed by your team and live."],
      ["Every week after: a list", "What was shipped, what is stuck, what is next."],
    ],
    ask: [
      [
        "Who reviews the code?",
        "Your team, and one of ours where you have none. Nothing is merged by the person who wrote it.",
      ],
      ["Which hours?", "Australian business hours, in your stand-up."],
      ["Who owns the work?", "You do, from the first commit, in your repository."],
    ],
  },
  "service-flutter-developer": {
    show: checklist(
      "A release, step by step",
      ["Step", "What it means", "Done by"],
      [
        ["Version and notes", "In words a user understands", "Developer, you approve"],
        ["Signing", "With keys in your own account, by the pipeline", "Pipeline"],
        ["Test tracks", "TestFlight and Play, with your ten testers", "Developer"],
        ["Store review", "Apple asked about location; answered with a video", "Developer"],
      ],
    ),
    without: [
      [
        "Store accounts",
        "Apple’s and Google’s developer programs are joined by your company, and paid by it.",
      ],
      ["Servers", "The app talks to what you have. Building that side is another developer."],
      [
        "Old phones without end",
        "Which versions are supported is agreed at the start, by what your users have.",
      ],
    ],
    time: [
      ["Week 1: both phones", "The app builds for iOS and Android from one command."],
      ["Week 2: the pattern", "How state is kept is settled, with one feature as its proof."],
      ["Week 3: pipeline", "A tag makes a signed build. No laptop is needed."],
      ["Week 4: testers", "Real people have it, and crashes are sorted."],
    ],
    ask: [
      [
        "Can you take over an existing app?",
        "Yes. The first week is an audit of packages and crashes, and an opinion on what to keep.",
      ],
      [
        "Why does the price differ from the catalogue?",
        "The two figures buy different bookings; the words beside each say which.",
      ],
      [
        "Do we need native developers as well?",
        "Seldom. Plugins in Swift and Kotlin are written where Flutter has none.",
      ],
    ],
  },
  "service-nodejs-developer": {
    show: records(
      "A plain report after an outage",
      ["Time", "What happened", "What changes"],
      [
        [
          "2.10 am",
          "The payment provider sent each event twice",
          "Events are remembered; a second one does nothing",
        ],
        ["2.14 am", "An alarm woke the person on call", "It worked as meant"],
        [
          "2.31 am",
          "Eleven orders found double, none shipped",
          "A check runs before labels are printed",
        ],
        ["9.00 am", "Eleven customers were told, with an apology", "Nothing: it was right"],
      ],
      "For a shop that does not exist.",
    ),
    without: [
      [
        "Nights",
        "Hours are Australian business hours. A roster for nights is an agreement of its own.",
      ],
      [
        "Cloud bills",
        "Servers and databases run in your account. The developer watches what they cost.",
      ],
      [
        "Screens",
        "Interfaces and documentation are built; what visitors see is a React or Flutter developer’s.",
      ],
    ],
    time: [
      ["Days 1–3: reading", "Schema, queues and logs, and a list of what frightens your team."],
      ["Week 1: one endpoint", "Written, documented, tested, live."],
      [
        "Week 2: safety",
        "Migrations that go back, jobs that can run twice, alarms that mean something.",
      ],
      ["After that: your list", "By its order, with a rehearsal before sale days."],
    ],
    ask: [
      [
        "Which frameworks?",
        "The one you have. For something new, a small one that your next developer knows.",
      ],
      [
        "Can data stay in Australia?",
        "Yes: hosting in a Sydney region is usual, backups included.",
      ],
      ["TypeScript?", "By preference, and by stages where your code is JavaScript."],
    ],
  },
  "service-python-developer": {
    show: records(
      "What became of a Thursday spreadsheet",
      ["Step", "By hand", "Now"],
      [
        [
          "Collect",
          "Nine e-mails, one of them late",
          "Read from the mailbox at 6 am; the late one is named",
        ],
        [
          "Check",
          "By eye, when there was time",
          "Rows with a missing price are rejected, with the reason",
        ],
        ["Combine", "Copy and paste, four hours", "Forty seconds, the same every time"],
        ["Send", "Whenever it was done", "7 am, or a notice that it failed"],
      ],
      "For a wholesaler who does not exist.",
    ),
    without: [
      ["Data you may not use", "Where it came from and who agreed is asked first."],
      [
        "Power BI itself",
        "Datasets are made ready for it. Reports are drawn by your analysts, or quoted.",
      ],
      ["Research without an end", "A question gets a fixed time, and an answer that may be “no”."],
    ],
    time: [
      ["Day 1: watching", "Somebody does the job by hand while the developer takes notes."],
      ["Week 1: side by side", "The script runs beside the person, and both results are compared."],
      ["Week 2: alone", "It runs on a schedule, with failure notices to a name."],
      ["Week 3 on: the next", "Upgrades, models, pipelines: in your order."],
    ],
    ask: [
      [
        "Our Django is very old. Worth it?",
        "Mostly. The path off it is written first, with what each step risks.",
      ],
      [
        "Who can read the code afterwards?",
        "Anybody who knows Python: types, tests and a page on how it runs.",
      ],
      [
        "Does it need a server?",
        "Small jobs run on what you have. Otherwise the cheapest that will do, in your account.",
      ],
    ],
  },
  "service-ui-ux-designer": {
    show: records(
      "Five sessions, one afternoon",
      ["Task", "What people did", "Ticket"],
      [
        [
          "Change a delivery date",
          "Three rang support in their mind: “I’d just call”",
          "Date moves to the first screen",
        ],
        ["Find an invoice", "All found it, two by search", "None"],
        [
          "Cancel",
          "Four feared they would lose their history",
          "One sentence that says what stays",
        ],
        ["Error on payment", "Nobody knew whether they had paid", "State drawn, words agreed"],
      ],
      "Sessions that were never held, with customers who were never asked.",
    ),
    without: [
      [
        "Code",
        "Designs are checked on staging and talked through. They are built by your developers.",
      ],
      [
        "A brand",
        "The designer works in the one you have. Changing it is priced as Logo and brand identity design.",
      ],
      ["Paying participants", "Vouchers for the people who try things are yours, and worth it."],
    ],
    time: [
      ["Week 1: stand-up", "Your sprint, your board, your customers’ last complaints."],
      ["Week 2: ahead", "Tickets are drawn one sprint before they are built."],
      ["Week 3: five people", "They try it. What they could not do becomes the next drawing."],
      ["Week 4: on staging", "What was built beside what was drawn."],
    ],
    ask: [
      [
        "Does the designer join our meetings?",
        "The stand-up and the planning, yes. Reports are written where the team reads.",
      ],
      ["Who keeps the library?", "The designer, in your Figma account, with names your code uses."],
      [
        "Part of a month?",
        "The price is by the month. For a single question, a fixed project on the design pages costs less.",
      ],
    ],
  },
  "service-ai-engineer": {
    show: records(
      "The first fortnight’s verdict",
      ["Question", "What was measured", "Verdict"],
      [
        ["Can it find the clause?", "200 questions by your staff; right passage in 187", "Go on"],
        [
          "Can it answer alone?",
          "Right and complete in 141, wrong and sure of itself in 9",
          "With approval only",
        ],
        [
          "Would a query do?",
          "For stock and dates, plain SQL was right each time",
          "No model there",
        ],
        ["What does it cost?", "By question and by month, at three volumes", "Within the cap"],
      ],
      "A trial of a product that does not exist.",
    ),
    without: [
      [
        "Model and cloud fees",
        "Billed by their providers to your account, with a dashboard that shows what each feature uses.",
      ],
      [
        "Labelled data",
        "Pass marks come from people who know your business. Their hours are yours.",
      ],
      [
        "Training giants",
        "Existing models are chosen, joined and measured. Making one from nothing is another order of budget.",
      ],
    ],
    time: [
      ["Weeks 1–2: feasibility", "A trial with your records, and a page that may say no."],
      [
        "Week 3: the yardstick",
        "Evaluation set and pass marks, agreed with whoever answers for mistakes.",
      ],
      [
        "Weeks 4–6: in the product",
        "Behind a switch, for a few users, with permissions and approvals.",
      ],
      ["From then on: watch", "Cost, quality and attempts to trick it, every week."],
    ],
    ask: [
      [
        "Whose model is used?",
        "Whichever passes at the lowest cost, open-weight ones on your own server included.",
      ],
      [
        "Can our records stay private?",
        "Details that identify people are stripped before a request leaves, or nothing leaves at all.",
      ],
      [
        "Our developers know no AI. Can they run it?",
        "The runbook is tried by them before the handover. What they cannot run is not finished.",
      ],
    ],
  },
};
