import { field, paragraph } from "../fields.ts";
import { isFilm } from "../film.ts";
import { filmFields } from "../text-fragments.ts";
import { hasFile } from "../validation/rules.ts";
import { band, defineBlock, headFields } from "./define-block.ts";

export const video = defineBlock("video", "Video", {
  description: "A film that loads only once a visitor plays it, with a transcript.",
  group: "reading",
  fields: [
    ...headFields(),
    field("picture", "poster", "Poster", {
      description: "The picture shown until the film is played.",
      validation: (rule) =>
        rule
          .required()
          .custom(
            (poster) => hasFile(poster) || "Add a poster: visitors see it until they press play.",
          ),
    }),
    field("file", "file", "File", {
      description: "MP4 or WebM.",
      options: { accept: "video/mp4,video/webm" },
    }),
    field("url", "link", "Or its address", {
      description:
        "A film on YouTube or Vimeo, or an MP4 or WebM file on another server. Nothing is loaded from there until a visitor presses play.",
      validation: (rule) =>
        rule.uri({ scheme: ["https"] }).custom((link, { parent }) => {
          if (link && !isFilm(link)) {
            return "That isn’t a film. Open one on YouTube or Vimeo and copy its address (not that of a list, an event or a channel), or give that of an MP4 or WebM file.";
          }
          const hasFile = Boolean(
            (parent as { file?: { asset?: unknown } } | undefined)?.file?.asset,
          );
          return hasFile !== Boolean(link) || "Upload a file or give an address: one of the two.";
        }),
    }),
    paragraph("transcript", "Transcript", {
      description: "What is said and shown, for people who would rather read.",
      rows: 6,
    }),
    band(),
  ],
});

export const videoView = /* groq */ `heading, intro, ${filmFields}, band` as const;
