import { days } from "../offers.ts";
import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/video-ads-social-media.svg",
    "A phone with a wet dog leaping at a white sofa, the twenty seconds as a script, and the ad in widescreen, square and upright.",
    [
      ["First frame that reads when muted", "left"],
      ["Captions proofread by a person", "middle"],
      ["Square, upright and widescreen versions", "right"],
    ],
  ),
  without: [
    [
      "The media budget",
      "The file is yours to run. Your ad account pays what the networks charge.",
    ],
    [
      "Actors and locations",
      "Clips are yours or licensed. We quote a shoot with its people and permits.",
    ],
    [
      "Further revisions",
      "1 revision is included. Later ones are charged as an edit, at a price we tell you first.",
    ],
  ],
  time: [
    [
      "A one-page brief",
      "Offer, viewer and proof of any claims. The clock starts when your clips arrive.",
      days(0),
    ],
    [
      "Script",
      "What’s on screen and what’s said, second by second. You approve it or change it.",
      days(1),
    ],
    ["First cut", "Captions checked by a person, music with its licence.", days(3)],
    ["Files", "Square, upright and widescreen, after your revision.", days(5)],
  ],
  ask: [
    [
      "Why so short?",
      "Because it has to make its point before the thumb moves. The service covers 15 to 30 seconds.",
    ],
    [
      "Can we use it on TV?",
      "Not without checking the licences for music and clips first. They’re bought for social networks.",
    ],
    [
      "Can you make three versions to test?",
      "Yes, each as a video at the same price. Changing only the first three seconds is cheaper, so ask.",
    ],
  ],
  links:
    "Short videos every month are in the [social media packages](/social-media) from Routine up.",
};
