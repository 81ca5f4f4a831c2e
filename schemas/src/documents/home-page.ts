import { defineType } from "@sanity/types";
import {
  badge,
  chatMessage,
  field,
  intro,
  isPopular,
  line,
  list,
  pageTitle,
  reference,
  required,
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
    reference("subject", "What it offers", ["service", "sectionPage", "serviceGroup"], {
      description: "The price and the link come from it.",
      validation: required,
    }),
    badge(),
    isPopular(),
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
