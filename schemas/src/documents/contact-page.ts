import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { CONTACT_SERVICES } from "../contact-services.ts";
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
    defineField({
      name: "services",
      title: "Services to choose from",
      description: "What “Service Interested In” offers. Left empty, the usual eight.",
      type: "array",
      of: [defineArrayMember({ type: "string", validation: (rule) => rule.required().max(120) })],
      initialValue: [...CONTACT_SERVICES],
      validation: (rule) => rule.unique(),
    }),
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
