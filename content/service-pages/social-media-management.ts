import { weeks } from "../offers.ts";
import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/social-media-management.svg",
    "June with fourteen posts on a calendar, one of them on a phone to approve, a garden before and after, and the month’s report on one page.",
    [
      ["Month approved before it begins", "month"],
      ["Crops suited to every network", "phone"],
      ["One-page report with one recommendation", "report"],
    ],
  ),
  without: [
    ["Stories, reels and carousels", "They’re an add-on, priced beside the starting price."],
    [
      "Paid campaigns",
      "We publish posts but don’t advertise them. Campaigns are in the packages on the social media page.",
    ],
    ["Photos on site", "We make posts from what you send, your website and licensed pictures."],
  ],
  time: [
    ["Plan", "Topics from your calendar, your stock and what people have asked.", weeks(1)],
    ["Drafts", "12–16 posts, words and pictures, on one page.", weeks(2)],
    ["Your approval", "You cross out and correct. We schedule what’s left.", weeks(3)],
    ["The report", "One page: what came of it, and what we drop.", weeks(4)],
  ],
  ask: [
    [
      "Which platforms are covered?",
      "The same posts, adapted to the accounts you have. An account that needs its own content is better off with its own service.",
    ],
    [
      "Do you answer comments?",
      "No. We forward the ones worth a reply, and you answer them. Replies are in the monthly packages from Routine up.",
    ],
    [
      "Is there a minimum term?",
      "No. It’s month to month, and you can stop before the next one starts.",
    ],
  ],
  links:
    "On one platform only? Foothold in our [packages](/social-media) is {packageSet-social-media: Foothold} a month: fewer posts, made for that platform. See a [sample report](/sample-report).",
};
