import { list, paragraph } from "../../fields.ts";
import { band, defineBlock, headFields, layout } from "../define-block.ts";

const EXHIBIT_LAYOUTS = [
  { value: "records", title: "Table: records, as a system lists them" },
  { value: "comparison", title: "Table: before and after" },
  { value: "checklist", title: "Table: a checklist, ticked" },
  { value: "calendar", title: "Table: a calendar, a card for each day" },
  { value: "chat", title: "A conversation" },
] as const;

export const exhibit = defineBlock("exhibit", "Sample", {
  description:
    "A made-up example of what a customer gets: a table, a calendar or a conversation. Always labelled as a sample.",
  group: "arguments",
  fields: [
    ...headFields(),
    layout(EXHIBIT_LAYOUTS),
    list("columns", "Headings of the columns", "string", {
      description:
        "Up to three, from left to right. A calendar and a conversation don’t show them.",
      validation: (rule) => rule.max(3),
    }),
    list("rows", "Lines", "exhibitRow", { description: "For every layout except a conversation." }),
    list("turns", "Messages", "chatTurn", {
      description: "For a conversation.",
    }),
    paragraph("note", "Note", {
      description: "Follows the word “Sample”.",
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
