import { defineArrayMember, defineField, defineType } from "@sanity/types";
import {
  badge,
  chatMessage,
  intro,
  isPopular,
  line,
  pageTitle,
  sectionsField,
  seoField,
} from "../fields.ts";

/** A card on the home page: whole sections, groups and single services alike. */
export const homeCard = defineType({
  name: "homeCard",
  title: "Service card",
  type: "object",
  fields: [
    line("title", "Title"),
    defineField({
      name: "subject",
      title: "What it offers",
      description: "The price and the link come from it.",
      type: "reference",
      to: [{ type: "service" }, { type: "sectionPage" }, { type: "serviceGroup" }],
      validation: (rule) => rule.required(),
    }),
    badge(),
    isPopular(),
    defineField({
      name: "description",
      title: "Description",
      description: "Up to 110 characters: cards show three lines.",
      type: "text",
      rows: 2,
      validation: (rule) => [
        rule.required(),
        rule.max(110).warning("Cards cut a description after three lines."),
      ],
    }),
    defineField({
      name: "features",
      title: "Features",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      validation: (rule) => rule.required().min(1).unique(),
    }),
    chatMessage(),
  ],
  preview: { select: { title: "title", subtitle: "badge" } },
});

export const homePage = defineType({
  name: "homePage",
  title: "Home",
  type: "document",
  fields: [pageTitle, intro, sectionsField(), seoField()],
  preview: {
    select: { subtitle: "title" },
    prepare: ({ subtitle }) => ({ title: "Home", subtitle }),
  },
});
