import { defineArrayMember, defineField } from "@sanity/types";
import { paragraph } from "../../fields.ts";
import { band, defineBlock, headFields, layout } from "../define-block.ts";

export const EXHIBIT_LAYOUTS = [
  { value: "records", title: "Records, as a system lists them" },
  { value: "comparison", title: "Before and after" },
  { value: "checklist", title: "A checklist, ticked" },
  { value: "calendar", title: "A calendar, a card for each day" },
  { value: "chat", title: "A conversation" },
] as const;

/** Something made up to show what a service delivers, and marked as a sample. */
export const exhibit = defineBlock({
  name: "exhibit",
  title: "Sample",
  description:
    "A made-up example of what a customer gets: records, a before and after, a checklist, a calendar or a chat. Always labelled as a sample.",
  group: "arguments",
  initialValue: { note: "Names and figures are made up." },
  fields: [
    ...headFields(),
    layout(EXHIBIT_LAYOUTS),
    defineField({
      name: "columns",
      title: "Headings of the columns",
      description: "Up to three, from left to right. Not shown in a calendar or a conversation.",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      validation: (rule) => rule.max(3),
    }),
    defineField({
      name: "rows",
      title: "Lines",
      description: "For every layout except a conversation.",
      type: "array",
      of: [defineArrayMember({ type: "exhibitRow" })],
    }),
    defineField({
      name: "turns",
      title: "Messages",
      description: "For a conversation.",
      type: "array",
      of: [defineArrayMember({ type: "chatTurn" })],
    }),
    paragraph("note", "Note", {
      description: "Follows the word “Sample”.",
      rows: 2,
      optional: true,
    }),
    band(),
  ],
});
