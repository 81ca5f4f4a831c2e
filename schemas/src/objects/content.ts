import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { line, paragraph } from "../fields.ts";
import { ICONS } from "../icons.ts";

/** A feature with an icon, a title and a sentence (rich pages, design pages, home, about). */
export const featureItem = defineType({
  name: "featureItem",
  title: "Feature",
  type: "object",
  fields: [
    line("title", "Title"),
    paragraph("description", "Description"),
    defineField({
      name: "icon",
      title: "Icon",
      type: "string",
      options: { list: ICONS.map((value) => ({ value, title: value })) },
    }),
  ],
  preview: { select: { title: "title", subtitle: "description" } },
});

/** One question and its answer. */
export const faqItem = defineType({
  name: "faqItem",
  title: "Question",
  type: "object",
  fields: [line("question", "Question"), paragraph("answer", "Answer", { rows: 4 })],
  preview: { select: { title: "question", subtitle: "answer" } },
});

/** A situation in which a product is used. */
export const useCase = defineType({
  name: "useCase",
  title: "Use case",
  type: "object",
  fields: [line("title", "Title"), paragraph("description", "Description")],
});

/** A turn of the sample conversation a chatbot page shows. */
export const chatTurn = defineType({
  name: "chatTurn",
  title: "Message",
  type: "object",
  fields: [
    defineField({
      name: "from",
      title: "From",
      type: "string",
      options: { list: ["customer", "bot"], layout: "radio" },
      validation: (rule) => rule.required(),
    }),
    paragraph("text", "Text", { rows: 2 }),
  ],
  preview: { select: { title: "text", subtitle: "from" } },
});

/** The closing band: one heading, one sentence, one button that opens the chat. */
export const closing = defineType({
  name: "closing",
  title: "Closing band",
  type: "object",
  fields: [
    line("heading", "Heading"),
    paragraph("text", "Text", { rows: 2, optional: true }),
    line("label", "Button label"),
    paragraph("chatMessage", "Chat message", {
      description: "What the visitor’s message to us starts with.",
      rows: 2,
    }),
  ],
});

/** The rich layout's content: everything but the title, the address and the search metadata. */
export const richContentFields = [
  defineField({
    name: "heroImage",
    title: "Hero picture",
    type: "picture",
    validation: (rule) => rule.required(),
  }),
  defineField({
    name: "features",
    title: "Key features",
    type: "array",
    of: [defineArrayMember({ type: "featureItem" })],
    validation: (rule) => rule.required().min(3),
  }),
  defineField({
    name: "benefits",
    title: "Benefits",
    type: "array",
    of: [defineArrayMember({ type: "string" })],
  }),
  defineField({
    name: "conversation",
    title: "Sample conversation",
    description: "Shown as a chat beside the title.",
    type: "array",
    of: [defineArrayMember({ type: "chatTurn" })],
  }),
  defineField({
    name: "useCases",
    title: "Use cases",
    type: "array",
    of: [defineArrayMember({ type: "useCase" })],
  }),
  defineField({
    name: "packages",
    title: "Pricing plans",
    description: "The section appears only when a set is chosen.",
    type: "reference",
    to: [{ type: "packageSet" }],
  }),
  defineField({
    name: "faq",
    title: "Frequently asked questions",
    description: "The section appears only when there are questions.",
    type: "array",
    of: [defineArrayMember({ type: "faqItem" })],
  }),
  line("serviceType", "Service type", {
    description: "Completes “Hi, I’m interested in … services” and is stored with each enquiry.",
  }),
];
