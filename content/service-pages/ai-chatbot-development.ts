import { picture, records, type ServiceStory } from "./model.ts";

export const aiChatbotDevelopment: ServiceStory = {
  picture: picture("chat", "Test run, question 41 of 120", {
    columns: ["118 right", "2 for staff"],
    turns: [
      "Can I return a sale item?",
      "Yes, you can swap it within 14 days. Source: Returns policy, part 3.",
      "How long is freight to Darwin?",
      "Two of our documents disagree, so I’ve asked the team. You’ll hear by 10 am.",
    ],
  }),
  show: records(
    "The test it has to pass before launch",
    ["Asked", "What the documents say", "Answer"],
    [
      [
        "Can I return a sale item?",
        "Returns policy, part 3: exchange within 14 days, faults under consumer law at any time",
        "Right, with source",
      ],
      [
        "Is the 2019 model compatible?",
        "Not mentioned in any manual supplied",
        "Said so, passed on",
      ],
      [
        "What would you choose for a baby?",
        "Advice on safety is on the list of refused subjects",
        "Declined, person offered",
      ],
      [
        "How long does freight to Darwin take?",
        "Two documents disagree: five days and eight",
        "Wrong, sources settled",
      ],
    ],
    "Illustrative example: four of a longer list. You keep the list and can run it again.",
  ),
  without: [
    [
      "Further channels",
      "One channel is in the starting price. Each other one, from WhatsApp to a kiosk, is quoted by itself.",
    ],
    [
      "Training a model of your own",
      "The bot looks things up in your documents and uses a model that exists. That’s cheaper to run, and can be corrected in a minute.",
    ],
    [
      "The upkeep of your documents",
      "It flags what is old or contradicts itself. Someone on your side decides what is true.",
    ],
  ],
  time: [
    [
      "Clean-up list",
      "Which documents clash, are out of date or are missing, on one sheet for whoever knows.",
    ],
    [
      "Trial of models",
      "Two or three candidates answer the same questions from your papers. You see answers, cost and speed side by side.",
    ],
    [
      "Closed trial",
      "Staff use it on real questions and mark what is wrong. Corrections are made the same week.",
    ],
    [
      "Launch and reading",
      "It opens in the one channel. The transcripts of the first weeks are read together.",
    ],
  ],
  ask: [
    [
      "How is it kept from making things up?",
      "It may only answer from passages it has found, shows which, and otherwise says that the papers are silent. The test list measures how often that holds.",
    ],
    [
      "Where do our documents go?",
      "To a store in a region named in the quote. The model’s provider sees the passages needed for an answer, under terms you read first.",
    ],
    [
      "Can we leave with it?",
      "Yes. Source files, prompts and the test list are handed over, and nothing in them is tied to us.",
    ],
  ],
};
