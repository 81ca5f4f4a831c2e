import { defineArrayMember, defineField, defineType } from "@sanity/types";
import {
  chatMessage,
  closingField,
  faqField,
  heading,
  intro,
  line,
  pageTitle,
  seoField,
  vantaType,
} from "../fields.ts";
import { aliasesField, sectionSlugField } from "../objects/addresses.ts";

/** The head page of a section. The address decides which form it takes on the site. */
export const sectionPage = defineType({
  name: "sectionPage",
  title: "Section page",
  type: "document",
  fields: [
    pageTitle,
    sectionSlugField,
    aliasesField(),
    heading("eyebrow", "Line above the title"),
    intro,
    defineField({
      name: "startingPrice",
      title: "Starting price",
      description: "Shown where the whole section is offered, such as the cards on the home page.",
      type: "price",
    }),
    heading("servicesHeading", "Heading of the services"),
    heading("servicesIntro", "Sentence beside it"),
    defineField({
      name: "services",
      title: "Services",
      description: "Shown on this page in this order.",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "service" }] })],
      validation: (rule) => rule.unique(),
    }),
    heading("packagesHeading", "Heading of the packages"),
    heading("packagesIntro", "Sentence beside it"),
    defineField({
      name: "packages",
      title: "Packages",
      type: "reference",
      to: [{ type: "packageSet" }],
    }),
    heading("pagesHeading", "Heading of the pages"),
    heading("pagesIntro", "Sentence beside it"),
    defineField({
      name: "pages",
      title: "Platform or design pages",
      type: "array",
      of: [
        defineArrayMember({
          type: "reference",
          to: [{ type: "platformPage" }, { type: "designPage" }],
        }),
      ],
      validation: (rule) => rule.unique(),
    }),
    heading("locationsHeading", "Heading of the locations"),
    heading("locationsIntro", "Sentence beside it"),
    heading("pointsHeading", "Heading of the points"),
    defineField({
      name: "points",
      title: "Points",
      description: "How the work is done, or why it is worth it.",
      type: "array",
      of: [defineArrayMember({ type: "featureItem" })],
    }),
    faqField,
    line("chatLabel", "Hero button"),
    chatMessage(),
    vantaType(),
    closingField(),
    seoField(),
  ],
  preview: { select: { title: "title", subtitle: "slug.current" } },
});
