import { checklist, picture, type ServiceStory } from "./model.ts";

export const customWebsiteDevelopment: ServiceStory = {
  picture: picture("checks", "Launch check, Thursday", {
    columns: ["1.9 s to show", "312 old links"],
    rows: [
      ["Speed", "Mid-range Android on mobile data in Orange", "1.9 s"],
      ["Keyboard and screen reader", "Every form sent, every error read out", "Passed"],
      ["Redirects", "Each old address asked for", "309 + 3 retired"],
      ["Logins", "Domain, hosting, code, analytics", "In your name"],
    ],
  }),
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
      "Selling online or logging in changes the job, so we quote for both separately.",
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
      "Yes: texts, pictures and whole pages, in a form made for it. You can’t break the layout by writing.",
    ],
    [
      "What if we part ways?",
      "You have the repository, and it runs on ordinary hosting. Another developer can go on from there.",
    ],
  ],
};
