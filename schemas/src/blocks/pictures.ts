import { defineArrayMember } from "@sanity/types";
import { field, line, list } from "../fields.ts";
import { pictureFields } from "../fragments.ts";
import { requiredPicture } from "../validation/rules.ts";
import { defineBlock } from "./define-block.ts";

export const pictures = defineBlock("pictures", "Pictures", {
  description: "One full-width picture, or several side by side, with short points below.",
  group: "reading",
  fields: [
    field("array", "pictures", "Pictures", {
      of: [defineArrayMember({ type: "picture", validation: requiredPicture })],
      validation: (rule) => rule.required().min(1).max(4),
    }),
    line("heading", "Heading of the points", { optional: true }),
    list("points", "Points below", "string", { validation: (rule) => rule.unique() }),
  ],
});

export const picturesView =
  /* groq */ `pictures[]{ _key, ${pictureFields} }, heading, points` as const;
