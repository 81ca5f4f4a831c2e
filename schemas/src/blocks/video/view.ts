import { pictureFields } from "../../queries/fragments.ts";

export const videoView = /* groq */ `
  heading,
  intro,
  poster{ ${pictureFields} },
  "address": coalesce(file.asset->url, link),
  "captions": captions.asset->url,
  transcript,
  band
` as const;
