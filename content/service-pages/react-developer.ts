import { days, weeks } from "../offers.ts";
import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/react-developer.svg",
    "A code change that keeps a form, the payment page with the card field in focus, and the review of it.",
    [
      ["Tests alongside each pull request", "left"],
      ["Forms with helpful error messages", "middle"],
      ["Keyboard and screen reader testing", "right"],
    ],
  ),
  without: [
    [
      "Design",
      "Designs come from you or a UI/UX designer. Where they have gaps, the developer asks rather than guesses.",
    ],
    ["Back end", "The developer calls your APIs. Building them is a Node.js developer’s job."],
    [
      "Tool licences",
      "The repository, design file and error tracker are your accounts, with a seat for us.",
    ],
  ],
  time: [
    ["Access", "Repository, staging and a person to ask.", "Before"],
    [
      "Setting up",
      "The project runs on their machine, and anything that got in the way goes in the readme.",
      days(1, 2),
    ],
    ["A small release", "Something real, reviewed by your team and live.", weeks(1)],
    ["A status list", "What shipped, what’s stuck, what’s next.", "Every week after"],
  ],
  ask: [
    [
      "Who reviews the code?",
      "Your team, or one of ours if you don’t have one. No one merges their own code.",
    ],
    [
      "What hours do they work?",
      "Ten a week, Monday to Friday between 9 am and 6 pm AEST, and they’re in your stand-up.",
    ],
    ["Who owns the work?", "You do, from the first commit, in your repository."],
  ],
  links:
    "[How to choose a product development company](/blog/product-development-company-australia) compares hiring with a fixed price. Compare the other [people for hire](/hire-resources).",
};
