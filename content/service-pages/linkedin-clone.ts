import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/linkedin-clone.svg",
    "A register for trades: a rigger’s profile with verified tickets, an employer’s search with four results, and a vacancy for a shutdown crew on a phone.",
    [
      ["Career profile with licences and tickets", "profile"],
      ["Recruiter search by skill and region", "search"],
      ["Vacancies, applications and shortlists", "phone"],
    ],
    "card",
  ),
  without: [
    [
      "Checking licences with regulators",
      "Members upload theirs, and the register sends reminders. Automatic checks depend on each regulator’s system, so we quote them.",
    ],
    [
      "Recruitment",
      "The app lets employers and members find each other. Placing people is licensed work in some states, and stays with agencies.",
    ],
    [
      "Existing records",
      "We import one spreadsheet of members. Merging several old systems is a separate project first.",
    ],
  ],
  time: [
    [
      "Fields and visibility",
      "Which licences, which projects and who can see each one, agreed with the peak body.",
    ],
    [
      "Import",
      "Members get a letter with a link, and confirm their details before anyone sees them.",
    ],
    ["Employers by invitation", "Five firms post and search. We add what they couldn’t find."],
    ["Open to the trade", "Registration opens, with the office on hand to help by phone."],
  ],
  ask: [
    [
      "Who decides how visible a member is?",
      "The member does, field by field. The default is the most private.",
    ],
    [
      "What if someone vouches falsely for a friend?",
      "Each vouch names the project and the period, and an employer relying on it can see both. The office can withdraw one.",
    ],
    [
      "Does it replace our membership system?",
      "No. It swaps names and status with it, nightly or straight away.",
    ],
  ],
  links:
    "The [social media app case study](/blog/social-media-app) covers moderation and the empty first weeks. Compare the other [app clones](/app-clones).",
};
