import { comparison, picture, type ServiceStory } from "./model.ts";

export const aiVideoAvatarCreation: ServiceStory = {
  picture: picture("video", "Site induction, English and Vietnamese", {
    columns: ["Presenter made with AI"],
    rows: [
      ["0.00", "“Welcome. This takes four minutes.”", "Greeting", "presenter"],
      ["0.09", "“Hard hat, boots, vest. On before the gate.”", "Rule 1"],
      ["0.24", "“See the blue hut if you’re unsure.”", "Map insert"],
      ["0.38", "“Tap to start the quiz.”", "Quiz"],
    ],
  }),
  show: comparison(
    "A script, before and after it is made for speaking",
    ["Part", "As it was written", "As it is spoken"],
    [
      [
        "Opening",
        "Welcome to the site induction module of the organisation",
        "Welcome. This takes four minutes, and then you can start work",
      ],
      [
        "Rule",
        "PPE must be worn by all personnel at all times on the premises",
        "Hard hat, boots, vest. On before the gate, off after it",
      ],
      ["Name", "Contact K. Nguyen, HSE", "See Kim Nguyen, said “new-en”, in the blue hut"],
      ["Label", "None", "On screen throughout: presenter made with AI"],
    ],
  ),
  without: [
    [
      "Anyone without consent",
      "Only a person who has signed, or a licensed face, is used. Staff who leave can withdraw.",
    ],
    [
      "Film crews",
      "The starting price is for a take you film by our guide. A day in a studio is another line.",
    ],
    [
      "Real faces saying new things",
      "The avatar speaks scripts your company approved, under its own name. Endorsements and testimonials are refused.",
    ],
  ],
  time: [
    ["Consent and script", "The form is signed and the first script cut for the ear."],
    ["The take", "Ten minutes before a window, by the guide, on a recent phone."],
    ["First video", "You hear names and products said aloud, and correct them in a list."],
    ["The template", "Your team changes a sentence and exports a new video without us."],
  ],
  ask: [
    [
      "Who owns the likeness?",
      "The person filmed. The form says what it may be used for, for how long, and how it is deleted.",
    ],
    [
      "Can it speak other languages?",
      "Yes, from the same take. A native speaker on your side should listen before it is shown to staff.",
    ],
    [
      "Do viewers have to be told?",
      "We label every video. People at work deserve to know, and several platforms require it.",
    ],
  ],
};
