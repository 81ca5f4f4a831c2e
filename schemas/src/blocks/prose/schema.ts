import { field, line } from "../../fields.ts";
import { bodyFields } from "../../fragments.ts";
import { writingAdvice } from "../../validation/writing.ts";
import { defineBlock } from "../define-block.ts";

export const prose = defineBlock("prose", "Text", {
  description: "Long text with headings, lists, pictures and tables.",
  group: "reading",
  fields: [
    line("heading", "Heading", { optional: true }),
    field("body", "body", "Text", {
      validation: (rule) => [rule.required(), writingAdvice(rule)],
    }),
  ],
});

export const proseView = /* groq */ `heading, "body": ${bodyFields("body")}` as const;
