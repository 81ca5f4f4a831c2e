import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { aliasesField, slugField } from "../objects/addresses.ts";
import { richContentFields } from "../objects/content.ts";
import { vantaTypeField } from "./service.ts";

const titleField = defineField({
  name: "title",
  title: "Title",
  type: "string",
  validation: (rule) => rule.required().max(90),
});

const introField = defineField({
  name: "intro",
  title: "Introduction",
  type: "text",
  rows: 3,
  validation: (rule) => rule.required(),
});

const seoField = defineField({ name: "seo", title: "Search and sharing", type: "seo" });

const closingField = defineField({
  name: "closing",
  title: "Closing band",
  type: "closing",
  validation: (rule) => rule.required(),
});

const headingField = (name: string, title: string) => defineField({ name, title, type: "string" });

/** A page about one social platform, in the rich layout. */
export const platformPage = defineType({
  name: "platformPage",
  title: "Platform page",
  type: "document",
  fields: [
    titleField,
    slugField("/social-media/"),
    aliasesField(),
    defineField({
      name: "platform",
      title: "Platform",
      description: "Its name on cards, e.g. Instagram.",
      type: "string",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "summary",
      title: "Summary for cards",
      type: "text",
      rows: 2,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "description",
      title: "Description",
      type: "text",
      rows: 3,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "service",
      title: "Service",
      description: "Supplies the price and the “Read More Details” link.",
      type: "reference",
      to: [{ type: "service" }],
    }),
    defineField({
      name: "order",
      title: "Order",
      type: "number",
      initialValue: 100,
      validation: (rule) => rule.required(),
    }),
    ...richContentFields,
    seoField,
  ],
  preview: { select: { title: "title", subtitle: "summary", media: "heroImage" } },
});

/** A page about one kind of interface design. */
export const designPage = defineType({
  name: "designPage",
  title: "Design page",
  type: "document",
  fields: [
    titleField,
    slugField("/ui-ux-design/"),
    aliasesField(),
    defineField({
      name: "summary",
      title: "Summary for cards",
      type: "text",
      rows: 2,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "description",
      title: "Description",
      type: "text",
      rows: 3,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "order",
      title: "Order",
      type: "number",
      initialValue: 100,
      validation: (rule) => rule.required(),
    }),
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
    defineField({
      name: "chatMessage",
      title: "Chat message",
      type: "text",
      rows: 2,
      validation: (rule) => rule.required(),
    }),
    vantaTypeField(),
    seoField,
  ],
  preview: { select: { title: "title", subtitle: "summary", media: "image" } },
});

/** The head page of a section. The address decides which form it takes on the site. */
export const sectionPage = defineType({
  name: "sectionPage",
  title: "Section page",
  type: "document",
  fields: [
    titleField,
    slugField("/"),
    aliasesField(),
    headingField("eyebrow", "Line above the title"),
    introField,
    defineField({
      name: "startingPrice",
      title: "Starting price",
      description: "Shown where the whole section is offered, such as the cards on the home page.",
      type: "price",
    }),
    headingField("servicesHeading", "Heading of the services"),
    headingField("servicesIntro", "Sentence beside it"),
    defineField({
      name: "services",
      title: "Services",
      description: "Shown on this page in this order.",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "service" }] })],
      validation: (rule) => rule.unique(),
    }),
    headingField("packagesHeading", "Heading of the packages"),
    headingField("packagesIntro", "Sentence beside it"),
    defineField({
      name: "packages",
      title: "Packages",
      type: "reference",
      to: [{ type: "packageSet" }],
    }),
    headingField("pagesHeading", "Heading of the pages"),
    headingField("pagesIntro", "Sentence beside it"),
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
    headingField("locationsHeading", "Heading of the locations"),
    headingField("locationsIntro", "Sentence beside it"),
    headingField("pointsHeading", "Heading of the points"),
    defineField({
      name: "points",
      title: "Points",
      description: "How the work is done, or why it is worth it.",
      type: "array",
      of: [defineArrayMember({ type: "featureItem" })],
    }),
    defineField({
      name: "faq",
      title: "Frequently asked questions",
      type: "array",
      of: [defineArrayMember({ type: "faqItem" })],
    }),
    defineField({
      name: "chatLabel",
      title: "Hero button",
      type: "string",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "chatMessage",
      title: "Chat message",
      type: "text",
      rows: 2,
      validation: (rule) => rule.required(),
    }),
    vantaTypeField(),
    closingField,
    seoField,
  ],
  preview: { select: { title: "title", subtitle: "slug.current" } },
});

/** A card on the home page: whole sections, groups and single services alike. */
export const homeCard = defineType({
  name: "homeCard",
  title: "Service card",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "subject",
      title: "What it offers",
      description: "The price and the link are taken from it.",
      type: "reference",
      to: [{ type: "service" }, { type: "sectionPage" }, { type: "serviceGroup" }],
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "badge",
      title: "Badge",
      type: "string",
      validation: (rule) => rule.required().uppercase(),
    }),
    defineField({
      name: "isPopular",
      title: "Highlight with a ring",
      type: "boolean",
      initialValue: false,
    }),
    defineField({
      name: "description",
      title: "Description",
      type: "text",
      rows: 3,
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "features",
      title: "Features",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      validation: (rule) => rule.required().min(4).unique(),
    }),
    defineField({
      name: "chatMessage",
      title: "Chat message",
      type: "text",
      rows: 2,
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { select: { title: "title", subtitle: "badge" } },
});

export const homePage = defineType({
  name: "homePage",
  title: "Home",
  type: "document",
  fields: [
    titleField,
    introField,
    headingField("chatLabel", "Quote button"),
    defineField({ name: "chatMessage", title: "Chat message", type: "text", rows: 2 }),
    headingField("servicesLabel", "Services link"),
    headingField("servicesHeading", "Heading of the services"),
    defineField({ name: "servicesIntro", title: "Sentence beside it", type: "text", rows: 2 }),
    defineField({
      name: "cards",
      title: "Service cards",
      type: "array",
      of: [defineArrayMember({ type: "homeCard" })],
      validation: (rule) => rule.required().length(6),
    }),
    headingField("whyHeading", "Heading of the reasons"),
    defineField({ name: "whyIntro", title: "Sentence beside it", type: "text", rows: 2 }),
    defineField({
      name: "reasons",
      title: "Reasons",
      type: "array",
      of: [defineArrayMember({ type: "featureItem" })],
      validation: (rule) => rule.required().length(6),
    }),
    headingField("insightsHeading", "Heading of the articles"),
    headingField("insightsIntro", "Sentence beside it"),
    vantaTypeField(),
    closingField,
    seoField,
  ],
  preview: {
    select: { subtitle: "title" },
    prepare: ({ subtitle }) => ({ title: "Home", subtitle }),
  },
});

export const aboutPage = defineType({
  name: "aboutPage",
  title: "About",
  type: "document",
  fields: [
    titleField,
    introField,
    aliasesField(),
    defineField({ name: "image", title: "Picture", type: "picture" }),
    headingField("storyHeading", "Heading of the story"),
    defineField({
      name: "story",
      title: "Story",
      type: "body",
      validation: (rule) => rule.required(),
    }),
    headingField("valuesHeading", "Heading of the values"),
    defineField({
      name: "values",
      title: "Core values",
      type: "array",
      of: [defineArrayMember({ type: "featureItem" })],
      validation: (rule) => rule.required().length(6),
    }),
    headingField("whyHeading", "Heading of the reasons"),
    defineField({ name: "whyIntro", title: "Sentence beside it", type: "text", rows: 3 }),
    defineField({
      name: "reasons",
      title: "Reasons",
      type: "array",
      of: [defineArrayMember({ type: "featureItem" })],
    }),
    vantaTypeField(),
    closingField,
    seoField,
  ],
  preview: {
    select: { subtitle: "title" },
    prepare: ({ subtitle }) => ({ title: "About", subtitle }),
  },
});

export const contactPage = defineType({
  name: "contactPage",
  title: "Contact",
  type: "document",
  fields: [
    titleField,
    introField,
    aliasesField(),
    headingField("formHeading", "Heading of the form"),
    headingField("promise", "Response promise"),
    headingField("factsHeading", "Heading of the contact details"),
    headingField("chatLabel", "Chat button"),
    defineField({ name: "chatMessage", title: "Chat message", type: "text", rows: 2 }),
    seoField,
  ],
  preview: {
    select: { subtitle: "title" },
    prepare: ({ subtitle }) => ({ title: "Contact", subtitle }),
  },
});

/** A plain page of text, such as the privacy page. */
export const page = defineType({
  name: "page",
  title: "Page",
  type: "document",
  fields: [
    titleField,
    slugField("/"),
    aliasesField(),
    introField,
    defineField({
      name: "body",
      title: "Text",
      type: "body",
      validation: (rule) => rule.required(),
    }),
    seoField,
  ],
  preview: { select: { title: "title", subtitle: "slug.current" } },
});
