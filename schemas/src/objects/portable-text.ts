import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { LINKABLE_TYPES } from "../linkable.ts";
import { requiredPicture } from "../validation/rules.ts";

const linkTo = LINKABLE_TYPES.map((type) => ({ type }));

const landing = defineField({
  name: "landing",
  title: "Link to its chatbot page",
  description: "For services that have one.",
  type: "boolean",
  initialValue: false,
});

const externalLink = defineArrayMember({
  name: "link",
  title: "Link to another site",
  type: "object",
  fields: [
    defineField({
      name: "href",
      title: "Address",
      type: "url",
      validation: (rule) => rule.required().uri({ scheme: ["https", "mailto", "tel"] }),
    }),
  ],
});

const internalLink = defineArrayMember({
  name: "internalLink",
  title: "Link within the site",
  type: "object",
  fields: [
    defineField({
      name: "reference",
      title: "Page",
      type: "reference",
      to: linkTo,
      validation: (rule) => rule.required(),
    }),
    landing,
  ],
});

/** The line of a cell: words and prices, without styles. */
const cell = defineArrayMember({
  type: "block",
  styles: [{ title: "Cell", value: "normal" }],
  lists: [],
  marks: { decorators: [], annotations: [] },
  of: [defineArrayMember({ type: "inlinePrice" })],
});

/** The words of a cell, for a list of rows: prices are a dollar sign there. */
const wordsIn = (line: unknown) =>
  ((line as { children?: { text?: string }[] } | null)?.children ?? [])
    .map(({ text }) => text ?? "$…")
    .join("");

/** A table of text and prices; the first row is the header. */
export const table = defineType({
  name: "table",
  title: "Table",
  type: "object",
  fields: [
    defineField({ name: "caption", title: "Caption", type: "string" }),
    defineField({
      name: "rows",
      title: "Rows",
      description: "The first row is the header.",
      type: "array",
      of: [
        defineArrayMember({
          name: "tableRow",
          title: "Row",
          type: "object",
          fields: [
            defineField({
              name: "cells",
              title: "Cells",
              description: "A line for each column.",
              type: "array",
              of: [cell],
            }),
          ],
          preview: {
            select: { cells: "cells" },
            prepare: ({ cells }) => ({
              title: Array.isArray(cells) ? cells.map(wordsIn).join(" · ") : "Row",
            }),
          },
        }),
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
  preview: { select: { title: "caption" }, prepare: ({ title }) => ({ title: title ?? "Table" }) },
});

/** A note set apart from the text. */
export const callout = defineType({
  name: "callout",
  title: "Callout",
  type: "object",
  fields: [
    defineField({
      name: "tone",
      title: "Tone",
      type: "string",
      initialValue: "note",
      options: { list: ["note", "tip", "warning"], layout: "radio" },
      validation: (rule) => rule.required(),
    }),
    defineField({ name: "title", title: "Title", type: "string" }),
    defineField({
      name: "text",
      title: "Text",
      type: "text",
      rows: 4,
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: "title", subtitle: "text" } },
});

/** A picture in the text, with its caption. */
export const figure = defineType({
  name: "figure",
  title: "Figure",
  type: "object",
  fields: [
    defineField({
      name: "image",
      title: "Picture",
      type: "picture",
      validation: requiredPicture,
    }),
    defineField({ name: "caption", title: "Caption", type: "string" }),
  ],
  preview: { select: { title: "caption", media: "image" } },
});

/** Source code, shown as it is. */
export const codeBlock = defineType({
  name: "codeBlock",
  title: "Code",
  type: "object",
  fields: [
    defineField({ name: "language", title: "Language", type: "string" }),
    defineField({
      name: "code",
      title: "Code",
      type: "text",
      rows: 8,
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: "language", subtitle: "code" } },
});

/** A button in the text: opens the chat, or leads to a page when one is chosen. */
export const callToAction = defineType({
  name: "callToAction",
  title: "Call to action",
  type: "object",
  fields: [
    defineField({
      name: "label",
      title: "Button label",
      type: "string",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "chatMessage",
      title: "Chat message",
      description: "The button opens the chat with this message, unless you choose a page below.",
      type: "text",
      rows: 2,
    }),
    defineField({ name: "target", title: "Page", type: "reference", to: linkTo }),
    landing,
  ],
  validation: (rule) =>
    rule.custom((value) =>
      !value || value.chatMessage || value.target
        ? true
        : "Give the button a chat message or a page: a button has to do something.",
    ),
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
  ],
});
