import { field, line, required } from "../fields.ts";
import { bodyFields } from "../text-fragments.ts";
import { defineBlock } from "./define-block.ts";

export const prose = defineBlock("prose", "Text", {
  description: "Long text with headings, lists, pictures and tables.",
  group: "reading",
  fields: [
    line("heading", "Heading", { optional: true }),
    field("body", "body", "Text", { validation: required }),
  ],
});

export const proseView = /* groq */ `heading, "body": ${bodyFields("body")}` as const;
