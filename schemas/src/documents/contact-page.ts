import { defineType } from "@sanity/types";
import { chatMessage, heading, intro, pageTitle, seoField } from "../fields.ts";
import { aliasesField } from "../objects/addresses.ts";

export const contactPage = defineType({
  name: "contactPage",
  title: "Contact",
  type: "document",
  fields: [
    pageTitle,
    intro,
    aliasesField(),
    heading("formHeading", "Heading of the form"),
    heading("promise", "Response promise"),
    heading("factsHeading", "Heading of the contact details"),
    heading("chatLabel", "Chat button"),
    chatMessage({ optional: true }),
    seoField(),
  ],
  preview: {
    select: { subtitle: "title" },
    prepare: ({ subtitle }) => ({ title: "Contact", subtitle }),
  },
});
