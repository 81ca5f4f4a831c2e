import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/content-writing-blog-management.svg",
    "A recorded ten-minute interview, the article on mud tubes it became, and a draft corrected by the owner.",
    [
      ["Interview for detail only you know", "left"],
      ["500-800 words on a single question", "middle"],
      ["Shared draft for your comments", "right"],
    ],
  ),
  without: [
    [
      "Promised rankings",
      "We write articles that answer a question well. Where a search engine puts them isn’t ours to sell.",
    ],
    [
      "Expert advice",
      "On law, health and money we write what your expert tells us, and they sign it off.",
    ],
    [
      "Unchecked AI text",
      "A writer interviews, writes and checks. If software helped, a person still answers for every line.",
    ],
  ],
  time: [
    ["Choosing the question", "One per article, chosen from calls and searches."],
    ["Ten-minute interview", "A chat with whoever knows the subject, recorded if you agree."],
    ["Draft", "In a shared file, with sources. You comment, we revise."],
    ["Published", "With headings, a summary, a picture and a review date."],
  ],
  ask: [
    [
      "Whose name goes on it?",
      "Yours, or the person we interviewed. We write for the business, as its press officer would.",
    ],
    [
      "Can we do it monthly?",
      "Yes. Tell us how many articles you can keep up with. Four that get read beat eight that get skimmed.",
    ],
    [
      "What do you need from us?",
      "Ten minutes and a straight answer for each article. Photos of your own work help more than licensed ones.",
    ],
  ],
  links:
    "Our [website guide](/blog/high-converting-website-guide) says what each page has to do before a blog helps.",
};
