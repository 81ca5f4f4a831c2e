import { picture, records, type ServiceStory } from "./model.ts";

export const reactDeveloper: ServiceStory = {
  picture: picture("code", "Keep the form when a card is declined", {
    columns: ["#214", "Checks passed"],
    rows: [
      ["·", "const [form, setForm] = useState(saved)"],
      ["-", "if (declined) reset()"],
      ["+", "if (declined) {"],
      ["+", "  setError(reason)"],
      ["+", "  cardField.current?.focus()"],
      ["+", "}"],
    ],
    turns: [
      "Does focus reach the card field with a keyboard?",
      "It does. Test added, screen reader says the reason first.",
    ],
  }),
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
      ["Date picker", "The drawing shows no error. Question asked in the file", "Waits for design"],
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
};
