import { days, weeks } from "../offers.ts";
import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/wordpress-maintenance.svg",
    "Eight updates live and one held back, a backup calendar with the restore drill, and 1 hour 20 of two hours of edits.",
    [
      ["Staging run before each change", "left"],
      ["Restore drill every quarter", "middle"],
      ["2 hours of content updates a month", "right"],
    ],
  ),
  without: [
    [
      "Shops, bookings and logins",
      "They need their own checks after each update. There’s a bigger plan for shops, which our article on care plans compares.",
    ],
    [
      "Redesigns",
      "The two hours cover text, pictures and people. We quote a new layout or feature before we start.",
    ],
    ["Licences", "Paid themes and plugins are renewed in your name, on your card."],
  ],
  time: [
    ["A full copy", "Before we touch anything, we copy the site to a second provider.", days(1)],
    ["Catching up", "We test and apply overdue updates, and remove old logins.", weeks(1)],
    ["Small updates", "Security releases first, the others once they’ve settled.", "Every week"],
    ["The report", "What changed, what was put off, and why.", "Month’s end"],
  ],
  ask: [
    [
      "Do unused hours carry over?",
      "No. They’re for that month. If you rarely use them, tell us and we’ll find something better to spend them on.",
    ],
    [
      "What if the site is hacked?",
      "We take it back to a clean copy and close the way in. Cleaning a site that was infected before we came on board is a separate job.",
    ],
    [
      "Can we keep editing it?",
      "Yes. Your logins stay as they are, and the change log shows who did what.",
    ],
  ],
  links:
    "Our article on [WordPress care plans](/blog/wordpress-maintenance-australia-2025) compares this with three bigger plans.",
};
