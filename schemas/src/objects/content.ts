import { defineType } from "@sanity/types";
import {
  badge,
  chatMessage,
  choice,
  field,
  isPopular,
  line,
  linkTo,
  list,
  objectType,
  paragraph,
  pictureView,
  required,
  searchWords,
  sectionsField,
} from "../fields.ts";
import { ICONS } from "../icons.ts";
import { OFFERED_TYPES } from "../types.ts";
import { requiredPicture } from "../validation/rules.ts";

export const ICON_CHOICES = ICONS.map((value) => ({ value, title: value }));

export const featureItem = objectType("featureItem", "Feature", {
  fields: [
    line("title", "Title"),
    paragraph("description", "Description"),
    choice("icon", "Icon", ICON_CHOICES),
  ],
  preview: { select: { title: "title", subtitle: "description" } },
});

/** One step of the work: when it is and what happens. */
export const step = objectType("step", "Step", {
  fields: [
    line("title", "Title"),
    paragraph("description", "Description"),
    field("duration", "when", "When", { description: "The days or weeks it takes: weeks 4 to 6." }),
    line("time", "When, in words", {
      description:
        "Only where it has no days or weeks of its own: “From then on”, “Monday”, “All month”.",
      optional: true,
    }),
    field("boolean", "isThroughout", "Goes on the whole time", {
      description: "For the last step of a calendar: it is shown under all the others.",
    }),
  ],
  preview: { select: { title: "title", subtitle: "description" } },
});

export const faqItem = objectType("faqItem", "Question", {
  fields: [
    line("question", "Question"),
    paragraph("answer", "Answer", { rows: 4 }),
    searchWords(
      "words",
      "Other words for it",
      "With any, the site’s search finds the question itself: “deposit”, “payment terms”. Visitors never see them.",
    ),
  ],
  preview: { select: { title: "question", subtitle: "answer" } },
});

export const useCase = objectType("useCase", "Use case", {
  fields: [line("title", "Title"), paragraph("description", "Description")],
});

/** One line of a sample: who or what, what happened, and the result. */
export const exhibitRow = objectType("exhibitRow", "Line", {
  fields: [
    line("label", "Left"),
    paragraph("text", "Middle", { rows: 2, optional: true }),
    line("result", "Right", { optional: true }),
  ],
  preview: { select: { title: "label", subtitle: "text" } },
});

export const chatTurn = objectType("chatTurn", "Message", {
  fields: [
    choice("from", "From", ["customer", "bot"], {
      options: { layout: "radio" },
      validation: required,
    }),
    paragraph("text", "Text", { rows: 2 }),
  ],
  preview: { select: { title: "text", subtitle: "from" } },
});

/** The frame of the rich layout: opening, picture and form, with a list of blocks before the form. */
export const richFrameFields = [
  field("picture", "heroImage", "Hero picture", {
    description:
      "A wide strip below the opening, cut around the point you choose in it. Search engines show it for the service.",
    validation: requiredPicture,
  }),
  list("conversation", "Sample conversation", "chatTurn", {
    description: "Shown as a chat beside the title.",
  }),
  line("serviceType", "Service type", {
    description:
      "What the page sells, in a few words: it completes “Hi, I’m interested in … services”, stands in the page’s breadcrumb and price line, and is saved with each enquiry.",
  }),
  sectionsField({
    title: "Blocks between the picture and the form",
    description: "Features, benefits, plans, questions … in the order visitors see them.",
  }),
];

/** A part of a service's picture that shows a line of what is included. */
export const plateFrame = objectType("plateFrame", "Part of the picture", {
  fields: [
    line("caption", "What it shows", {
      description: "A line of “What’s included”, word for word.",
    }),
    pictureView,
  ],
  preview: { select: { title: "caption", subtitle: "view" } },
});

/** A card on the home page, for a section, a group or a single service. */
export const homeCard = objectType("homeCard", "Service card", {
  fields: [
    line("title", "Title"),
    linkTo("subject", "What it offers", OFFERED_TYPES, {
      description: "The link comes from it.",
      validation: required,
    }),
    linkTo("service", "Service that is priced", "service", {
      description: "Its price for the home page, if the card is about something wider.",
    }),
    badge,
    isPopular,
    field("text", "description", "Description", {
      description: "Up to 110 characters: cards show three lines.",
      rows: 2,
      validation: (rule) => [
        rule.required(),
        rule.max(110).warning("Cards cut a description after three lines."),
      ],
    }),
    list("features", "Features", "string", {
      validation: (rule) => rule.required().min(1).unique(),
    }),
    chatMessage(),
    field("picture", "picture", "Picture", {
      description: "Twice as wide as high. Left empty, the card has none.",
    }),
    pictureView,
  ],
  preview: { select: { title: "title", subtitle: "badge", media: "picture" } },
});

/** A picture with alternative text. Used wherever the site shows an image. */
export const picture = defineType({
  name: "picture",
  title: "Picture",
  type: "image",
  options: { hotspot: true },
  fields: [
    field("string", "alt", "Alternative text", {
      description: "What the picture shows, for people who cannot see it. One sentence.",
      validation: (rule) =>
        rule.custom((value, context) => {
          const parent = context.parent as { asset?: unknown } | undefined;
          return parent?.asset && !value?.trim() ? "Describe the picture in a sentence." : true;
        }),
    }),
  ],
});
