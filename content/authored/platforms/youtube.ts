import type { AuthoredDocument } from "../../authored.ts";
import { benefits, features, questions } from "../../blocks.ts";
import { seo } from "../../seo.ts";

export const youtubePage: AuthoredDocument<"platformPage"> = {
  _id: "platformPage-youtube",
  title: "YouTube marketing for the questions people search",
  platform: "YouTube",
  icon: "youtube",
  summary: "Short videos that answer what people search for. A long one is in the biggest package.",
  description:
    "A post is old by Thursday. A good video titled “How deep should a fence post go in clay?” can still be finding customers three winters later. We choose the questions, run the filming and lay out the channel like a shelf.",
  heroImage: {
    svg: "platforms/youtube.svg",
    alt: "A wide video of green hills with a gold play arrow, its chapters and four more videos below.",
  },
  serviceType: "YouTube Marketing",
  sections: [
    features("Key Features", [
      [
        "Topics people search for",
        "Search suggestions, your phone log and rival channels give a list of what people type. The ten with buyers behind them get made.",
        "compass",
      ],
      [
        "Scripts that cut into shorts",
        "Each answer stands alone as a section, so one filming day yields a full video, its chapters and several shorts.",
        "book",
      ],
      [
        "Titles and thumbnails together",
        "The picture raises the question and the title names it. Both are drafted before filming; if neither is interesting, the topic is dropped.",
        "eye",
      ],
      [
        "Chapters and transcripts",
        "Time stamps, corrected captions and a written summary help the hurried viewer, the deaf viewer and the search engine equally.",
        "clock",
      ],
      [
        "A channel that’s easy to browse",
        "Playlists by job or model, a trailer for newcomers, and end screens that send viewers to the logical next step.",
        "catalogue",
      ],
      [
        "Ads beside related videos",
        "In-stream ads shown to people watching comparable how-tos in your delivery area, capped so that no one is chased for weeks.",
        "target",
      ],
    ]),
    benefits(
      [
        "Sales staff send a link where they used to repeat themselves",
        "The hard step in your printed manual gains a moving picture",
        "Videos embed on product pages and in quotes",
        "Older uploads are retitled and revived before new ones are shot",
        "Captions make material ready for translation",
        "Watch time shows which product deserves a longer page",
      ],
      { band: true },
    ),
    {
      _type: "packages",
      heading: "Monthly packages",
      intro:
        "A channel counts as one platform. Foothold has no videos, so a channel starts with Routine. A filming day and ads come with Momentum, a long video with Full Desk. Further filming days are quoted.",
      set: "packageSet-social-media",
    },
    questions([
      [
        "How long should a video be?",
        "As long as the answer and then stop. A torque setting takes forty seconds; choosing a solar battery may take fourteen minutes. We script to the question and let the retention graph tell us where the padding was.",
      ],
      [
        "Do we need a studio?",
        "A quiet corner, a window and a lapel microphone cover most topics. Sound is worth buying before a better camera, since viewers forgive a soft picture and leave at an echo. For demonstrations one of us films at your site for a day, which Momentum includes.",
      ],
      [
        "Can our old webinars be used?",
        "Often. We watch them, mark the passages that answer one question, tidy the sound, add a title card and publish those with chapters. Anything out of date, off the record or featuring a departed colleague without consent stays in the archive.",
      ],
      [
        "Should we allow comments?",
        "Yes, with held-for-review words and someone who reads them each week. Comments contain your next ten topics. If the channel is aimed at children, YouTube requires it to be marked as made for kids, and comments are then off anyway.",
      ],
    ]),
  ],
  seo: seo(
    "social-media",
    "YouTube Marketing: Videos People Search For",
    "We research the questions, script, film, title and chapter your YouTube videos, arrange the channel and cut shorts, so one answer works for years.",
    "YouTube marketing Australia, YouTube channel management, how-to video production, YouTube SEO, YouTube ads Sydney",
  ),
};
