import type { ConditionalPropertyCallback } from "@sanity/types";
import { list, paragraph } from "../../fields.ts";
import { band, defineBlock, headFields, layout } from "../define-block.ts";

export const EXHIBIT_LAYOUTS = [
  { value: "records", title: "Table: records, as a system lists them" },
  { value: "comparison", title: "Table: before and after" },
  { value: "checklist", title: "Table: a checklist, ticked" },
  { value: "calendar", title: "Table: a calendar, a card for each day" },
  { value: "chat", title: "A conversation" },
  { value: "shop", title: "Picture: products side by side" },
  { value: "inbox", title: "Picture: an inbox" },
  { value: "board", title: "Picture: cards under the columns they name on the right" },
  { value: "flow", title: "Picture: steps on a line" },
  { value: "scores", title: "Picture: scores with bars (86, or 187/200)" },
  { value: "checks", title: "Picture: checks, ticked" },
  { value: "console", title: "Picture: a technician’s screen" },
  { value: "code", title: "Picture: changed code; + or - on the left" },
  { value: "search", title: "Picture: search results" },
  { value: "page", title: "Picture: an article or a newsletter" },
  { value: "video", title: "Picture: a video and its timeline" },
] as const;

/** Hides fields that only apply to a separate block, not to the exhibit in a page's opening. */
const inOpening: ConditionalPropertyCallback = ({ path }) => path[0] === "picture";

export const exhibit = defineBlock("exhibit", "Sample", {
  description:
    "A made-up example of what a customer gets: a table, a chat or a picture such as a calendar, an inbox or a shop. Always labelled as a sample.",
  group: "arguments",
  fields: [
    ...headFields().map((field) => ({
      ...field,
      ...(field.name === "intro" && { hidden: inOpening }),
    })),
    layout(EXHIBIT_LAYOUTS),
    list("columns", "Headings of the columns", "string", {
      description:
        "Up to three, from left to right. A picture shows them as labels at its top; a calendar table and a conversation don’t show them.",
      validation: (rule) => rule.max(3),
    }),
    list("rows", "Lines", "exhibitRow", { description: "For every layout except a conversation." }),
    list("turns", "Messages", "chatTurn", {
      description: "For a conversation, or for the comments on changed code.",
    }),
    paragraph("note", "Note", {
      description: "Follows the word “Sample”, or stands along the foot of a picture.",
      rows: 2,
      optional: true,
    }),
    { ...band(), hidden: inOpening },
  ],
});

export const exhibitView = /* groq */ `
  heading, intro, layout, columns,
  rows[]{ _key, label, text, result, drawing },
  turns[]{ _key, from, text },
  note, band
` as const;
