import { plate, type ServiceStory } from "./model.ts";

export const story: ServiceStory = {
  plate: plate(
    "services/tiktok-marketing.svg",
    "Four clips from one morning, the timeline of an edit with captions and drop-off, the shot list for Tuesday 7 am, and where people left each clip.",
    [
      ["Opening lines written for each clip", "openings"],
      ["4 clips a week from one phone", "clips"],
      ["Drop-off points noted clip by clip", "drop-off"],
    ],
  ),
  without: [
    [
      "Chart music",
      "Businesses can only use the commercial library. A clip with anything else can be muted or worse.",
    ],
    ["Dancing", "We don’t ask anyone to do what they wouldn’t do on a job."],
    ["Creators’ fees", "We arrange briefs and permissions. You pay creators what they charge."],
  ],
  time: [
    [
      "The shot list",
      "Opening lines and shots for the week, in the order you can film them.",
      "Monday",
    ],
    ["Filming", "One phone, natural sound, between two jobs.", "Any day"],
    ["Edits", "Captions, cuts and a version without a voice for you to approve.", "Two days on"],
    [
      "Where people left",
      "The second people left each clip, and what we change in the next one.",
      "Friday",
    ],
  ],
  ask: [
    [
      "Are our customers on TikTok?",
      "We search it with you for your trade and town first. If they’re not, we say so before you pay.",
    ],
    [
      "What if a clip goes wrong?",
      "We take it down within our working hours, and draft an honest answer for you.",
    ],
    [
      "Do likes matter?",
      "Less than people who watch to the end, search for you or ring. We count those.",
    ],
  ],
  links:
    "See [how we run TikTok](/social-media/tiktok), a [sample month’s report](/sample-report) and the [monthly packages](/social-media).",
};
