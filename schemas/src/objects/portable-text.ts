import { defineArrayMember, defineType } from "@sanity/types";
import {
  choice,
  field,
  line,
  linkTo,
  object,
  objectType,
  paragraph,
  required,
  toLanding,
} from "../fields.ts";
import { PAGE_TYPES } from "../types.ts";
import { requiredPicture } from "../validation/rules.ts";

/** The address of a link to another site, which the Studio repairs while it is typed. */
export const webAddress = defineType({
  name: "webAddress",
  title: "Address",
  type: "url",
  validation: (rule) => rule.required().uri({ scheme: ["https", "mailto", "tel"] }),
});

const externalLink = object("link", [field("webAddress", "href", "Address")], {
  title: "Link to another site",
});

const internalLink = object(
  "internalLink",
  [linkTo("reference", "Page", PAGE_TYPES, { validation: required }), toLanding],
  { title: "Link within the site" },
);

/** The content of a cell: text and prices, without styles. */
const cell = defineArrayMember({
  type: "block",
  styles: [{ title: "Cell", value: "normal" }],
  lists: [],
  marks: { decorators: [], annotations: [] },
  of: [defineArrayMember({ type: "inlinePrice" })],
});

/** The text of a cell for previews, with each price shown as `$…`. */
const cellText = (line: unknown) =>
  ((line as { children?: { text?: string }[] } | null)?.children ?? [])
    .map(({ text }) => text ?? "$…")
    .join("");

const rowText = (cells: unknown) =>
  Array.isArray(cells) ? cells.map(cellText).join(" · ") : "Row";

export const table = objectType("table", "Table", {
  fields: [
    line("caption", "Caption", { optional: true }),
    field("array", "rows", "Rows", {
      description: "The first row is the header.",
      of: [
        object(
          "tableRow",
          [
            field("array", "cells", "Cells", {
              description: "A line for each column.",
              of: [cell],
            }),
          ],
          {
            title: "Row",
            preview: {
              select: { cells: "cells" },
              prepare: ({ cells }) => ({ title: rowText(cells) }),
            },
          },
        ),
      ],
      validation: (rule) =>
        rule
          .required()
          .min(2)
          .custom((rows) => {
            const widths = new Set(
              (rows as { cells?: unknown[] }[] | undefined)?.map((row) => row.cells?.length ?? 0),
            );
            return widths.size <= 1 ? true : "Give every row the same number of cells.";
          }),
    }),
  ],
  preview: {
    select: { caption: "caption", cells: "rows.0.cells" },
    prepare: ({ caption, cells }) => ({ title: caption ?? "Table", subtitle: rowText(cells) }),
  },
});

export const callout = objectType("callout", "Callout", {
  fields: [
    choice("tone", "Tone", ["note", "tip", "warning"], {
      initialValue: "note",
      options: { layout: "radio" },
      validation: required,
    }),
    line("title", "Title", { optional: true }),
    paragraph("text", "Text", { rows: 4 }),
  ],
  preview: { select: { title: "title", subtitle: "text" } },
});

export const figure = objectType("figure", "Figure", {
  fields: [
    field("picture", "image", "Picture", { validation: requiredPicture }),
    line("caption", "Caption", { optional: true }),
  ],
  preview: { select: { title: "caption", media: "image" } },
});

export const codeBlock = objectType("codeBlock", "Code", {
  fields: [
    line("language", "Language", { optional: true }),
    paragraph("code", "Code", { rows: 8 }),
  ],
  preview: { select: { title: "language", subtitle: "code" } },
});

/** The fields of a button, which opens the chat or leads to a page. */
export const buttonFields = [
  line("label", "Button label"),
  paragraph("chatMessage", "Chat message", {
    description: "The button opens the chat with this message, unless you choose a page below.",
    rows: 2,
    optional: true,
  }),
  linkTo("target", "Page", PAGE_TYPES),
  toLanding,
];

/** Rejects a button that leads nowhere. */
export const leadsSomewhere = (value: Record<string, unknown> | undefined) =>
  !value ||
  Boolean(value.chatMessage || value.target || value.anchor) ||
  "Give it a chat message or a page.";

/** A button in the text. */
export const callToAction = objectType("callToAction", "Call to action", {
  fields: buttonFields,
  validation: (rule) => rule.custom(leadsSomewhere),
  preview: { select: { title: "label", subtitle: "chatMessage" } },
});

/** Long-form text: articles and plain pages. */
export const body = defineType({
  name: "body",
  title: "Text",
  type: "array",
  of: [
    defineArrayMember({
      type: "block",
      styles: [
        { title: "Paragraph", value: "normal" },
        { title: "Heading", value: "h2" },
        { title: "Subheading", value: "h3" },
        { title: "Quote", value: "blockquote" },
      ],
      lists: [
        { title: "Bullets", value: "bullet" },
        { title: "Numbers", value: "number" },
        { title: "Checklist", value: "checklist" },
      ],
      marks: {
        decorators: [
          { title: "Strong", value: "strong" },
          { title: "Emphasis", value: "em" },
          { title: "Code", value: "code" },
        ],
        annotations: [internalLink, externalLink],
      },
      of: [defineArrayMember({ type: "inlinePrice" })],
    }),
    defineArrayMember({ type: "table" }),
    defineArrayMember({ type: "figure" }),
    defineArrayMember({ type: "callout" }),
    defineArrayMember({ type: "codeBlock" }),
    defineArrayMember({ type: "callToAction" }),
    // The block of pages, so that a film is described once.
    defineArrayMember({ type: "video" }),
  ],
});
