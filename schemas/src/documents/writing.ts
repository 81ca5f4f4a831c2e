import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { aliasesField, slugField } from "../objects/addresses.ts";
import { cleanSlug } from "../validation/rules.ts";

export const articleCategory = defineType({
  name: "articleCategory",
  title: "Article category",
  type: "document",
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "slug",
      title: "Slug",
      type: "slug",
      options: { source: "title" },
      validation: cleanSlug,
    }),
  ],
});

export const article = defineType({
  name: "article",
  title: "Article",
  type: "document",
  groups: [
    { name: "text", title: "Text", default: true },
    { name: "card", title: "Card and category" },
    { name: "closing", title: "Closing" },
    { name: "search", title: "Search and sharing" },
  ],
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      group: ["text", "card"],
      validation: (rule) => rule.required().max(90),
    }),
    { ...slugField("/blog/"), group: "card" },
    { ...aliasesField(), group: "card" },
    defineField({
      name: "publishedAt",
      title: "Date",
      description: "Readers see month and year.",
      type: "date",
      group: "card",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "category",
      title: "Category",
      type: "reference",
      to: [{ type: "articleCategory" }],
      group: "card",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "excerpt",
      title: "Excerpt",
      description: "Shown on cards and in the feed.",
      type: "text",
      rows: 3,
      group: "card",
      validation: (rule) => rule.required().max(200),
    }),
    defineField({
      name: "image",
      title: "Picture",
      type: "picture",
      group: "card",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "body",
      title: "Text",
      type: "body",
      group: "text",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "related",
      title: "Related articles",
      description: "Three to read next.",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "article" }] })],
      group: "closing",
      validation: (rule) => rule.max(3).unique(),
    }),
    defineField({
      name: "closing",
      title: "Closing band",
      type: "closing",
      group: "closing",
      validation: (rule) => rule.required(),
    }),
    defineField({ name: "seo", title: "Search and sharing", type: "seo", group: "search" }),
  ],
  orderings: [
    { name: "newest", title: "Newest first", by: [{ field: "publishedAt", direction: "desc" }] },
  ],
  preview: {
    select: { title: "title", date: "publishedAt", category: "category.title", media: "image" },
    prepare: ({ title, date, category, media }) => ({
      title,
      media,
      subtitle: [date, category].filter(Boolean).join(" · "),
    }),
  },
});

/** A piece of work in the portfolio. */
export const project = defineType({
  name: "project",
  title: "Project",
  type: "document",
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "slug",
      title: "Anchor",
      type: "slug",
      options: { source: "title" },
      validation: cleanSlug,
    }),
    defineField({
      name: "category",
      title: "Category",
      type: "string",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "location",
      title: "Location",
      type: "string",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "description",
      title: "Description",
      type: "text",
      rows: 4,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "scope",
      title: "What was made",
      description: "Short facts set like a rate card, e.g. Platforms: iOS and Android.",
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
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "article",
      title: "Case study",
      description: "The article that tells how it was done.",
      type: "reference",
      to: [{ type: "article" }],
    }),
    defineField({
      name: "order",
      title: "Order",
      type: "number",
      initialValue: 100,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "chatMessage",
      title: "Chat message",
      type: "text",
      rows: 2,
      validation: (rule) => rule.required(),
    }),
  ],
  orderings: [{ name: "order", title: "Order", by: [{ field: "order", direction: "asc" }] }],
  preview: { select: { title: "title", subtitle: "location", media: "image" } },
});
