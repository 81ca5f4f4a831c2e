import { picture, records, type ServiceStory } from "./model.ts";

export const linkedinClone: ServiceStory = {
  picture: picture("phones", "A network for trades", {
    rows: [
      ["Rigger, Karratha", "Dogging and rigging tickets in date", "Connect", "person"],
      ["Shutdown crew, May", "6 riggers, 12 days on, flights paid", "Apply", "arches"],
      ["Tickets to renew", "2 lapse this quarter, members told", "Send reminder", "chart"],
    ],
  }),
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
      ["Crane operator, Darwin", "Three projects in common with your site lead", "By introduction"],
      [
        "A member, name hidden",
        "Meets every requirement, visible to peak body alone",
        "Counted, not named",
      ],
    ],
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
    ["Employers by invitation", "Five firms post and search. What they couldn’t find is added."],
    ["Open", "Registration opens to the trade, with the office able to help by phone."],
  ],
  ask: [
    [
      "Who decides how visible a member is?",
      "The member does, field by field. The default is the narrowest.",
    ],
    [
      "Can someone vouch for a friend falsely?",
      "A vouch names the project and the period, and both are visible to the employer who relies on it. The office can withdraw one.",
    ],
    [
      "Does it replace our membership system?",
      "No. It exchanges names and status with it, once a night or at once.",
    ],
  ],
};
