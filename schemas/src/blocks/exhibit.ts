import { list, paragraph } from "../fields.ts";
import { band, defineBlock, headFields, layout } from "./define-block.ts";

const EXHIBIT_LAYOUTS = [
  { value: "records", title: "A table" },
  { value: "chat", title: "A conversation" },
] as const;

export const exhibit = defineBlock("exhibit", "Sample", {
  description:
    "A made-up example of what a customer gets: a table or a conversation. Always labelled as a sample.",
  group: "arguments",
  fields: [
    ...headFields(),
    layout(EXHIBIT_LAYOUTS),
    list("columns", "Headings of the columns", "string", {
      description: "Up to three, from left to right. A conversation doesn’t show them.",
      validation: (rule) => rule.max(3),
    }),
    list("rows", "Lines", "exhibitRow", { description: "For a table." }),
    list("turns", "Messages", "chatTurn", { description: "For a conversation." }),
    paragraph("note", "Note", {
      description: "For a table: follows the word “Sample”.",
      rows: 2,
      optional: true,
    }),
    band(),
  ],
});

export const exhibitView = /* groq */ `
  heading, intro, layout, columns,
  rows[]{ _key, label, text, result },
  turns[]{ _key, from, text },
  note, band
` as const;
