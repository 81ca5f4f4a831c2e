import { field, paragraph } from "../../fields.ts";
import { pictureFields } from "../../queries/fragments.ts";
import { requiredPicture } from "../../validation/rules.ts";
import { band, defineBlock, headFields } from "../define-block.ts";

export const video = defineBlock("video", "Video", {
  description: "A film that loads only once a visitor plays it, with captions and a transcript.",
  group: "reading",
  fields: [
    ...headFields(),
    field("picture", "poster", "Poster", {
      description: "The picture shown until the film is played.",
      validation: requiredPicture,
    }),
    field("file", "file", "File", {
      description: "MP4 or WebM.",
      options: { accept: "video/mp4,video/webm" },
    }),
    field("url", "link", "Or the address of the file", {
      description:
        "The address of an MP4 or WebM file hosted elsewhere. If it has captions, that server must allow CORS.",
      validation: (rule) =>
        rule.uri({ scheme: ["https"] }).custom((link, { parent }) => {
          const hasFile = Boolean(
            (parent as { file?: { asset?: unknown } } | undefined)?.file?.asset,
          );
          return hasFile !== Boolean(link) || "Upload a file or give an address: one of the two.";
        }),
    }),
    field("file", "captions", "Captions", {
      description: "A WebVTT file. A film with speech needs one.",
      options: { accept: "text/vtt,.vtt" },
    }),
    paragraph("transcript", "Transcript", {
      description: "What is said and shown, for people who would rather read.",
      rows: 6,
    }),
    band(),
  ],
});

export const videoView = /* groq */ `
  heading, intro,
  poster{ ${pictureFields} },
  "address": coalesce(file.asset->url, link),
  "captions": captions.asset->url,
  transcript, band
` as const;
