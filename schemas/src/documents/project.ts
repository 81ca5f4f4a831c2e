import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { byOrder, chatMessage, line, order, paragraph } from "../fields.ts";
import { anchorField } from "../objects/addresses.ts";
import { requiredPicture } from "../validation/rules.ts";

/** A piece of work in the portfolio. */
export const project = defineType({
  name: "project",
  title: "Project",
  type: "document",
  fields: [
    line("title", "Title"),
    {
      ...anchorField,
      description: "Marks its place on the page, e.g. /portfolio#clinic-bookings.",
    },
    line("category", "Category"),
    line("location", "Location"),
    paragraph("description", "Description", { rows: 4 }),
    defineField({
      name: "scope",
      title: "What was made",
      description: "Short facts, laid out like a rate card, e.g. Platforms: iOS and Android.",
      type: "array",
      of: [
        defineArrayMember({
          name: "fact",
          type: "object",
          fields: [
            defineField({
              name: "label",
              title: "Label",
              type: "string",
              validation: (r) => r.required(),
            }),
            defineField({
              name: "value",
              title: "Value",
              type: "string",
              validation: (r) => r.required(),
            }),
          ],
        }),
      ],
    }),
    defineField({
      name: "image",
      title: "Picture",
      type: "picture",
      validation: requiredPicture,
    }),
    defineField({
      name: "article",
      title: "Case study",
      description: "The article about how it was done.",
      type: "reference",
      to: [{ type: "article" }],
    }),
    order(),
    chatMessage(),
  ],
  initialValue: {
    scope: ["Platforms", "Built around", "Left for later"].map((label) => ({
      _type: "fact",
      label,
    })),
    chatMessage: "Hi Team, I saw this project in your portfolio and I’d like something like it.",
  },
  orderings: [byOrder],
  preview: { select: { title: "title", subtitle: "location", media: "image" } },
});
