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
    "What a visitor would get, made up to be looked at: records, a before and after, a checklist, a calendar or a chat. Always marked as a sample.",
  group: "arguments",
  initialValue: { note: "Names and figures are made up." },
  fields: [
    ...headFields(),
    layout(EXHIBIT_LAYOUTS),
    defineField({
      name: "columns",
      title: "Headings of the columns",
      description: "Up to three, from left to right. A calendar and a conversation show none.",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      validation: (rule) => rule.max(3),
    }),
    defineField({
      name: "rows",
      title: "Lines",
      description: "For everything but a conversation.",
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
      description: "Stands after the word “Sample”.",
      rows: 2,
      optional: true,
    }),
    band(),
  ],
});
