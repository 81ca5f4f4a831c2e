import { defineArrayMember, defineField, defineType } from "@sanity/types";
import {
  closingField,
  heading,
  intro,
  pageTitle,
  paragraph,
  seoField,
  vantaType,
} from "../fields.ts";
import { aliasesField } from "../objects/addresses.ts";

export const aboutPage = defineType({
  name: "aboutPage",
  title: "About",
  type: "document",
  fields: [
    pageTitle,
    intro,
    aliasesField(),
    defineField({ name: "image", title: "Picture", type: "picture" }),
    heading("storyHeading", "Heading of the story"),
    defineField({
      name: "story",
      title: "Story",
      type: "body",
      validation: (rule) => rule.required(),
    }),
    heading("valuesHeading", "Heading of the values"),
    defineField({
      name: "values",
      title: "Core values",
      type: "array",
      of: [defineArrayMember({ type: "featureItem" })],
      validation: (rule) => rule.required().length(6),
    }),
    heading("whyHeading", "Heading of the reasons"),
    paragraph("whyIntro", "Sentence beside it", { rows: 3, optional: true }),
    defineField({
      name: "reasons",
      title: "Reasons",
      type: "array",
      of: [defineArrayMember({ type: "featureItem" })],
    }),
    vantaType(),
    closingField(),
    seoField(),
  ],
  preview: {
    select: { subtitle: "title" },
    prepare: ({ subtitle }) => ({ title: "About", subtitle }),
  },
});
