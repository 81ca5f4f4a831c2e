import type { Rule } from "@sanity/types";
import {
  documentType,
  field,
  inGroup,
  line,
  list,
  reference,
  references,
  required,
  seoField,
} from "../fields.ts";
import { aliasFields, slugField } from "../objects/addresses.ts";
import { noEmptySection } from "../validation/empty-section.ts";
import { noBarePrice } from "../validation/prices-in-text.ts";
import { requiredPicture } from "../validation/rules.ts";
import { writingAdvice } from "../validation/writing.ts";

/** Today's date for an editor in Australia, as `2026-11-22`. */
const todayInSydney = () =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Australia/Sydney" }).format(new Date());

export const article = documentType("article", "Article", {
  groups: [
    { name: "text", title: "Text", default: true },
    { name: "card", title: "Card and category" },
    { name: "closing", title: "Closing" },
    { name: "search", title: "Search and sharing" },
  ],
  fields: [
    field("string", "title", "Title", {
      group: ["text", "card"],
      validation: (rule) => [rule.required().max(90), rule.custom(noBarePrice).warning()],
    }),
    ...inGroup("card", [
      slugField("article"),
      ...aliasFields,
      field("date", "publishedAt", "Date", {
        description: "Readers see month and year.",
        validation: required,
      }),
      reference("category", "Category", "articleCategory", { validation: required }),
      field("text", "excerpt", "Excerpt", {
        description: "Shown on cards and in the feed.",
        rows: 3,
        validation: (rule) => [rule.required().max(200), rule.custom(noBarePrice).warning()],
      }),
      field("picture", "image", "Picture", { validation: requiredPicture }),
    ]),
    ...inGroup("text", [
      field("body", "body", "Text", {
        validation: (rule) => [
          rule.required().custom(noEmptySection),
          rule.custom(noBarePrice).warning(),
          writingAdvice(rule),
        ],
      }),
      list("ownFigures", "Figures of its own", "number", {
        description:
          "Amounts in the text that happen to equal a price on a page it links to but mean something else, such as the fee in an example.",
        options: { layout: "tags" },
      }),
    ]),
    ...inGroup("closing", [
      references("related", "Related articles", "article", {
        description: "Three articles to read next.",
        validation: (rule) => rule.max(3).unique(),
      }),
      field("closing", "closing", "Closing band", {
        validation: (rule) => [rule.required(), rule.custom(noBarePrice).warning()],
      }),
    ]),
    {
      ...seoField,
      group: "search",
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

export const articleCategory = documentType("articleCategory", "Article category", {
  fields: [
    line("title", "Title"),
    // Optional, because no page uses it yet.
    field("slug", "slug", "Short name", {
      description: "Optional. If empty, the site shows the title on its own.",
      options: { source: "title" },
    }),
  ],
});
