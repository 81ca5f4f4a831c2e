import { defineType } from "@sanity/types";
import { DRAWINGS } from "../drawings.ts";
import { field, line, list, paragraph, required, sectionsField } from "../fields.ts";
import { ICONS } from "../icons.ts";
import { requiredPicture } from "../validation/rules.ts";

/** A feature with an icon, a title and a sentence (rich pages, design pages, home, about). */
export const featureItem = defineType({
  name: "featureItem",
  title: "Feature",
  type: "object",
  fields: [
    line("title", "Title"),
    paragraph("description", "Description"),
    field("string", "icon", "Icon", {
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

/** One line of a sample: who or what, what happened, and what came of it. */
export const exhibitRow = defineType({
  name: "exhibitRow",
  title: "Line",
  type: "object",
  fields: [
    line("label", "Left"),
    paragraph("text", "Middle", { rows: 2, optional: true }),
    line("result", "Right", { optional: true }),
    field("string", "drawing", "Drawing", {
      description: "For layouts that are pictures. Tables show none.",
      options: { list: DRAWINGS.map(({ value, title }) => ({ value, title })) },
    }),
  ],
  preview: { select: { title: "label", subtitle: "text" } },
});

/** A turn of the sample conversation a chatbot page shows. */
export const chatTurn = defineType({
  name: "chatTurn",
  title: "Message",
  type: "object",
  fields: [
    field("string", "from", "From", {
      options: { list: ["customer", "bot"], layout: "radio" },
      validation: required,
    }),
    paragraph("text", "Text", { rows: 2 }),
  ],
  preview: { select: { title: "text", subtitle: "from" } },
});

/**
 * The frame of the rich layout: its opening, its picture and its form. What stands between them is a
 * list of blocks.
 */
export const richFrameFields = [
  field("picture", "heroImage", "Hero picture", {
    description: "Shown in full below the opening.",
    validation: requiredPicture,
  }),
  list("conversation", "Sample conversation", "chatTurn", {
    description: "Shown as a chat beside the title.",
  }),
  line("serviceType", "Service type", {
    description: "Completes “Hi, I’m interested in … services”, and is saved with each enquiry.",
  }),
  sectionsField({
    title: "Blocks between the picture and the form",
    description: "Features, benefits, plans, questions … in the order visitors see them.",
  }),
];
