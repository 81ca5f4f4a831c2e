import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { chatMessage, order, pageTitle, paragraph, seoField, vantaType } from "../fields.ts";
import { aliasesField, slugField } from "../objects/addresses.ts";

/** A page about one kind of interface design. */
export const designPage = defineType({
  name: "designPage",
  title: "Design page",
  type: "document",
  fields: [
    pageTitle,
    slugField("/ui-ux-design/"),
    aliasesField(),
    paragraph("summary", "Summary for cards", { rows: 2 }),
    paragraph("description", "Description"),
    order(),
    defineField({
      name: "features",
      title: "Features",
      description: "Six cards.",
      type: "array",
      of: [defineArrayMember({ type: "featureItem" })],
      validation: (rule) => rule.required().length(6),
    }),
    defineField({
      name: "packages",
      title: "Packages",
      type: "reference",
      to: [{ type: "packageSet" }],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "checkmarks",
      title: "Checkmarks",
      description: "Four short promises.",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      validation: (rule) => rule.required().length(4),
    }),
    defineField({
      name: "image",
      title: "Picture",
      type: "picture",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "faq",
      title: "Frequently asked questions",
      type: "array",
      of: [defineArrayMember({ type: "faqItem" })],
      validation: (rule) => rule.required().length(3),
    }),
    defineField({
      name: "quoteLabel",
      title: "Quote button",
      type: "string",
      initialValue: "Get a Quote",
      validation: (rule) => rule.required(),
    }),
    chatMessage(),
    vantaType(),
    seoField(),
  ],
  preview: { select: { title: "title", subtitle: "summary", media: "image" } },
});
