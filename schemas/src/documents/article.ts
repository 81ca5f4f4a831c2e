import { defineArrayMember, defineField, defineType, type Rule } from "@sanity/types";
import { seoField } from "../fields.ts";
import { aliasFields, slugField } from "../objects/addresses.ts";
import { noBarePrice } from "../validation/bare-prices.ts";
import { noEmptySection } from "../validation/empty-section.ts";
import { requiredPicture } from "../validation/rules.ts";

/** The date an editor in Australia has: `2026-11-22`. */
const todayInSydney = () =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Sydney" }).format(new Date());

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
      validation: (rule) => [rule.required().max(90), rule.custom(noBarePrice).warning()],
    }),
    { ...slugField("/blog/"), group: "card" },
    ...aliasFields("card"),
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
      validation: (rule) => [rule.required().max(200), rule.custom(noBarePrice).warning()],
    }),
    defineField({
      name: "image",
      title: "Picture",
      type: "picture",
      group: "card",
      validation: requiredPicture,
    }),
    defineField({
      name: "body",
      title: "Text",
      type: "body",
      group: "text",
      validation: (rule) => [
        rule.required().custom(noEmptySection),
        rule.custom(noBarePrice).warning(),
      ],
    }),
    defineField({
      name: "ownFigures",
      title: "Figures of its own",
      description:
        "Amounts in the text that happen to equal a price on a page it links to but mean something else, such as the fee in an example.",
      type: "array",
      of: [defineArrayMember({ type: "number" })],
      options: { layout: "tags" },
      group: "text",
    }),
    defineField({
      name: "related",
      title: "Related articles",
      description: "Three articles to read next.",
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
      validation: (rule) => [rule.required(), rule.custom(noBarePrice).warning()],
    }),
    {
      ...seoField("search"),
      validation: (rule: Rule) => rule.custom(noBarePrice).warning(),
    },
  ],
  initialValue: () => ({
    publishedAt: todayInSydney(),
    closing: {
      _type: "closing",
      label: "Chat on WhatsApp",
      chatMessage: "Hi Team, I’ve read an article of yours and would like to know more about:",
    },
  }),
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
