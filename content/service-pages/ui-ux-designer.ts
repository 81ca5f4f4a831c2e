import { picture, records, type ServiceStory } from "./model.ts";

export const uiUxDesigner: ServiceStory = {
  picture: picture("canvas", "Five sessions, one afternoon", {
    rows: [
      ["As it was", "3 of 5: “I’d just call”", "Finding", "wirephone"],
      ["As it is", "Date on the first screen", "Ready", "appphone"],
      ["Dashboard", "Payment state drawn", "In review", "layout"],
    ],
  }),
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
      ["Cancel", "Four feared they would lose their history", "One sentence that says what stays"],
      ["Error on payment", "No one knew whether they had paid", "State drawn, words agreed"],
    ],
  ),
  without: [
    [
      "Code",
      "Designs are checked on staging and talked through. They’re built by your developers.",
    ],
    [
      "A brand",
      "The designer works in the one you have. Changing it is priced as Logo and brand identity design.",
    ],
    ["Paying participants", "Vouchers for the people who try things are yours, and worth it."],
  ],
  time: [
    ["Week 1: stand-up", "Your sprint, your board, your customers’ last complaints."],
    ["Week 2: ahead", "Tickets are drawn one sprint before they’re built."],
    ["Week 3: five people", "They try it. What they couldn’t do becomes the next drawing."],
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
};
