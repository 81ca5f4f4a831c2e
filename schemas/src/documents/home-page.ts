import { defineArrayMember, defineField, defineType } from "@sanity/types";
import {
  badge,
  chatMessage,
  closingField,
  heading,
  intro,
  isPopular,
  line,
  pageTitle,
  paragraph,
  seoField,
  vantaType,
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
      description: "The price and the link are taken from it.",
      type: "reference",
      to: [{ type: "service" }, { type: "sectionPage" }, { type: "serviceGroup" }],
      validation: (rule) => rule.required(),
    }),
    badge(),
    isPopular(),
    paragraph("description", "Description"),
    defineField({
      name: "features",
      title: "Features",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      validation: (rule) => rule.required().min(4).unique(),
    }),
    chatMessage(),
  ],
  preview: { select: { title: "title", subtitle: "badge" } },
});

export const homePage = defineType({
  name: "homePage",
  title: "Home",
  type: "document",
  fields: [
    pageTitle,
    intro,
    heading("chatLabel", "Quote button"),
    chatMessage({ optional: true }),
    heading("servicesLabel", "Services link"),
    heading("servicesHeading", "Heading of the services"),
    paragraph("servicesIntro", "Sentence beside it", { rows: 2, optional: true }),
    defineField({
      name: "cards",
      title: "Service cards",
      type: "array",
      of: [defineArrayMember({ type: "homeCard" })],
      validation: (rule) => rule.required().length(6),
    }),
    heading("whyHeading", "Heading of the reasons"),
    paragraph("whyIntro", "Sentence beside it", { rows: 2, optional: true }),
    defineField({
      name: "reasons",
      title: "Reasons",
      type: "array",
      of: [defineArrayMember({ type: "featureItem" })],
      validation: (rule) => rule.required().length(6),
    }),
    heading("insightsHeading", "Heading of the articles"),
    heading("insightsIntro", "Sentence beside it"),
    vantaType(),
    closingField(),
    seoField(),
  ],
  preview: {
    select: { subtitle: "title" },
    prepare: ({ subtitle }) => ({ title: "Home", subtitle }),
  },
});
