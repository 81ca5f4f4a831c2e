import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/ai-video-avatar-creation.svg",
    "A presenter in a hard hat, labelled as made with AI, a list of how names are said, and the film as landscape, square and upright.",
    [
      ["On-screen label that it is synthetic", "left"],
      ["Pronunciation list for names and products", "middle"],
      ["Landscape, square and vertical exports", "right"],
    ],
    "card",
  ),
  without: [
    [
      "Anyone without consent",
      "We only use someone who’s signed, or a licensed face. Staff who leave can withdraw.",
    ],
    [
      "Film crews",
      "The starting price covers a take you film using our guide. A day in the studio has its own price, shown beside it.",
    ],
    [
      "Endorsements and testimonials",
      "The avatar speaks scripts your company has approved, under its own name. We refuse endorsements and testimonials.",
    ],
  ],
  time: [
    [
      "Consent and script",
      "The consent form gets signed, and we edit the first script to be spoken.",
    ],
    ["Filming", "Ten minutes in front of a window, following the guide, on a recent phone."],
    ["First video", "You hear how it says names and products, and list any corrections."],
    ["Template for your team", "Your team changes a sentence and exports a new video without us."],
  ],
  ask: [
    [
      "Who owns the likeness?",
      "The person filmed. The form says what it can be used for, for how long, and how it’s deleted.",
    ],
    [
      "Can it speak other languages?",
      "Yes, from the same script and the same presenter. A native speaker on your side should listen before staff see it.",
    ],
    [
      "Do we have to tell viewers?",
      "We label every video. People at work deserve to know, and several platforms require it.",
    ],
  ],
  links:
    "Our [90-day plan for AI](/blog/ai-for-small-business-australia-2025) says which uses of a person’s voice to leave alone. See the other [AI services](/ai-services).",
};
