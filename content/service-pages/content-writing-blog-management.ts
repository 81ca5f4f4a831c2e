import { comparison, picture, type ServiceStory } from "./model.ts";

export const contentWritingBlogManagement: ServiceStory = {
  picture: picture("page", "yoursite.example/blog", {
    columns: ["760 words", "4 min read", "1 interview"],
    rows: [
      [
        "Found mud tubes on a stump? Leave them and ring",
        "Knock them off and the termites come up where you can’t see.",
        "",
      ],
      ["What an inspection takes", "90 minutes for a house on stumps", "180 words"],
      ["What it won’t find", "Said plainly, with the Standard’s date", "150 words"],
      ["What to do tonight", "Three things, none with a spray can", "210 words"],
    ],
  }),
  show: comparison(
    "A paragraph, before and after the interview",
    ["Part", "Draft from the web", "After ten minutes with the owner"],
    [
      [
        "Title",
        "The ultimate guide to termite protection",
        "Found mud tubes on a stump? Leave them, and ring",
      ],
      [
        "First line",
        "Termites are a major problem for homeowners",
        "If you knock the tubes off, they come up somewhere you can’t see",
      ],
      [
        "Figure",
        "“Billions in damage”",
        "What an inspection takes: about ninety minutes for a house on stumps",
      ],
      ["Source", "None", "The Australian Standard it refers to, and its date"],
    ],
  ),
  without: [
    [
      "Promised rankings",
      "An article answers a question well. Where a search engine puts it isn’t ours to sell.",
    ],
    [
      "Expert advice",
      "Law, health and money are written from what your expert says, and signed off by them.",
    ],
    [
      "Unchecked machine text",
      "A writer interviews, writes and checks. Where software helped, a person answers for every line.",
    ],
  ],
  time: [
    ["The question", "Chosen from calls and searches, one for each article."],
    ["Ten minutes", "A talk with whoever knows. It’s recorded if you agree."],
    ["Draft", "In a shared file, with sources. You comment, we change."],
    ["Published", "With headings, summary, picture, and a date to look at it again."],
  ],
  ask: [
    [
      "Whose name stands above it?",
      "Yours, or that of the person interviewed. We write for the firm, as its press officer would.",
    ],
    [
      "Can it be by the month?",
      "Yes. Tell us how many articles you could keep up with; four read ones beat eight skimmed ones.",
    ],
    [
      "What do you need from us?",
      "Ten minutes and a straight answer for each article. Photographs of your own work help more than licensed ones.",
    ],
  ],
};
