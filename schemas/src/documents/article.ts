import type { Rule } from "@sanity/types";
import { OPENING_AND_CLOSING } from "../blocks/opening-and-closing.ts";
import {
  documentType,
  field,
  inGroup,
  intro,
  list,
  reference,
  references,
  required,
  searchPhrases,
  sectionsField,
  seoField,
  titleAndAddress,
} from "../fields.ts";
import { aliasFields, slugField } from "../objects/addresses.ts";
import { checkFutureDate, todayInSydney } from "../validation/dates.ts";
import { noBarePrice } from "../validation/prices-in-text.ts";
import { requiredPicture } from "../validation/rules.ts";

/** A day as the lists of the Studio write it: 15 Sept 2025. */
const DAY = new Intl.DateTimeFormat("en-AU", { dateStyle: "medium", timeZone: "UTC" });

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
        validation: (rule) => [
          rule.required(),
          rule.custom((date: string | undefined) => checkFutureDate(date)).warning(),
        ],
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
        validation: (rule) => [rule.required(), rule.custom(noBarePrice).warning()],
      }),
      list("ownFigures", "Figures of its own", "number", {
        description:
          "Amounts in the text that happen to equal a price on a page it links to but mean something else, such as the fee in an example.",
        options: { layout: "tags" },
      }),
    ]),
    ...inGroup("closing", [
      references("related", "Related articles", "article", {
        description:
          "Up to three articles to read next. The newest of the same category fill the rest.",
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
      subtitle: [date && DAY.format(new Date(date)), category].filter(Boolean).join(" · "),
    }),
  },
});

/** What articles are filed under: a page with their list, between its title and the editor’s blocks. */
export const articleCategory = documentType("articleCategory", "Article category", {
  fields: [
    field("string", "title", "Title", {
      description: "One or two words: articles and the filter of the blog show it.",
      validation: (rule) => rule.required().max(60),
    }),
    slugField("articleCategory"),
    ...aliasFields,
    intro,
    sectionsField({ description: "What follows the articles of the category." }),
    searchPhrases,
    seoField,
  ],
  initialValue: { sections: OPENING_AND_CLOSING.filter(({ _type }) => _type === "closing") },
  preview: titleAndAddress("articleCategory"),
});
