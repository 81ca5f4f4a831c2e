import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { line, paragraph } from "../fields.ts";
import { BADGE_COLOURS, DEFAULT_BADGES, DEFAULT_RATING } from "../look.ts";
import { offersField, openingHoursField } from "../objects/for-search-engines.ts";
import { checkAbn, checkPhone, checkWhatsAppNumber } from "../validation/agency.ts";

export const siteSettings = defineType({
  name: "siteSettings",
  title: "Site settings",
  type: "document",
  groups: [
    { name: "agency", title: "Agency", default: true },
    { name: "contact", title: "Contact" },
    { name: "claims", title: "Claims and promises" },
    { name: "cards", title: "Cards" },
    { name: "legal", title: "Legal and offers" },
  ],
  fields: [
    line("name", "Agency name", { group: "agency" }),
    line("shortName", "Short name", {
      description: "Beside the mark in the header.",
      group: "agency",
    }),
    paragraph("description", "One sentence about the agency", { rows: 2, group: "agency" }),
    defineField({
      name: "cities",
      title: "Cities served",
      type: "array",
      group: "agency",
      of: [defineArrayMember({ type: "string" })],
      validation: (rule) => rule.required().unique(),
    }),
    defineField({
      name: "regions",
      title: "States and territories served",
      type: "array",
      group: "agency",
      of: [defineArrayMember({ type: "string" })],
      validation: (rule) => rule.required().unique(),
    }),
    line("phone", "Phone", {
      description: "As it is read, e.g. (02) 5550 1234.",
      group: "contact",
      check: checkPhone,
    }),
    line("whatsappNumber", "WhatsApp number", {
      description: "International, e.g. +61 491 570 006.",
      group: "contact",
      check: checkWhatsAppNumber,
    }),
    {
      ...defineField({
        name: "email",
        title: "Email",
        type: "email",
        validation: (rule) => rule.required(),
      }),
      group: "contact",
    },
    line("chatGreeting", "Chat greeting", {
      description: "For chat buttons with no subject.",
      group: "contact",
    }),
    defineField({
      name: "address",
      title: "Address",
      type: "object",
      group: "contact",
      fields: [
        line("street", "Street"),
        line("suburb", "Suburb or city"),
        line("state", "State"),
        line("postcode", "Postcode"),
        defineField({
          name: "location",
          title: "Position on the map",
          type: "geopoint",
          validation: (rule) => rule.required(),
        }),
      ],
    }),
    defineField({
      name: "hours",
      title: "Hours",
      description:
        "What visitors see, in AEST. Search engines use “Opening hours for search engines” under “Legal and offers”, so change both.",
      type: "array",
      group: "contact",
      of: [
        defineArrayMember({
          name: "hoursEntry",
          type: "object",
          fields: [line("label", "What"), line("value", "When")],
        }),
      ],
    }),
    openingHoursField,
    defineField({
      name: "claims",
      title: "Claims",
      description: "The figures on the home and portfolio pages. The first four are shown.",
      type: "array",
      group: "claims",
      of: [
        defineArrayMember({
          name: "claim",
          type: "object",
          fields: [
            line("figure", "Figure", { description: "e.g. 500+" }),
            line("label", "What it counts"),
            line("note", "Note", {
              description: "Explains the figure, e.g. six states and two territories.",
              optional: true,
            }),
          ],
        }),
      ],
      validation: (rule) => rule.required().min(4),
    }),
    defineField({
      name: "promises",
      title: "Response promises",
      type: "object",
      group: "claims",
      fields: [
        line("reply", "Contact page", { description: "e.g. We reply within 24 hours" }),
        line("quote", "Note under the quote form"),
        line("support", "Support"),
      ],
    }),
    defineField({
      name: "rating",
      title: "Rating",
      type: "number",
      group: "claims",
      validation: (rule) => rule.required().min(1).max(5),
    }),
    defineField({
      name: "reviewCount",
      title: "Number of reviews",
      type: "number",
      group: "claims",
      validation: (rule) => rule.required().integer(),
    }),
    defineField({
      name: "badges",
      title: "Colours of badges",
      description: "Badges not listed here are green.",
      type: "array",
      group: "cards",
      initialValue: DEFAULT_BADGES.map((badge) => ({ _type: "badgeColour", ...badge })),
      of: [
        defineArrayMember({
          name: "badgeColour",
          type: "object",
          fields: [
            line("label", "Badge", { description: "In capitals, as on the card." }),
            defineField({
              name: "colour",
              title: "Colour",
              type: "string",
              options: {
                list: BADGE_COLOURS.map(({ value, title }) => ({ value, title })),
                layout: "radio",
                direction: "horizontal",
              },
              validation: (rule) => rule.required(),
            }),
          ],
          preview: { select: { title: "label", subtitle: "colour" } },
        }),
      ],
      validation: (rule) =>
        rule.custom((entries) => {
          const labels = (entries as { label?: string }[] | undefined)?.map(({ label }) => label);
          return new Set(labels).size === (labels?.length ?? 0)
            ? true
            : "Give each badge one colour: remove the one that is out of date.";
        }),
    }),
    defineField({
      name: "defaultRating",
      title: "Rating of roles and sections",
      description:
        "Shown above the roles for hire and on cards about a section. Each service shows its own rating, or none.",
      type: "object",
      group: "cards",
      initialValue: DEFAULT_RATING,
      fields: [
        defineField({
          name: "rating",
          title: "Rating",
          description: "Out of 5.",
          type: "number",
          validation: (rule) => rule.required().min(1).max(5).precision(1),
        }),
        defineField({
          name: "reviewCount",
          title: "Number of reviews",
          type: "number",
          validation: (rule) => rule.required().integer().positive(),
        }),
      ],
      validation: (rule) => rule.required(),
    }),
    line("abn", "Business number (ABN)", { group: "legal", check: checkAbn }),
    defineField({
      name: "copyrightYear",
      title: "Copyright year",
      type: "number",
      group: "legal",
      validation: (rule) => rule.required().integer(),
    }),
    line("priceRange", "Price range", { description: "e.g. $299-$9999 AUD", group: "legal" }),
    defineField({
      name: "payments",
      title: "Payments accepted",
      type: "array",
      group: "legal",
      of: [defineArrayMember({ type: "string" })],
    }),
    offersField,
    defineField({
      name: "sampleQuote",
      title: "Sample quote",
      description: "The page with the sample quote. Quote forms link to it.",
      type: "reference",
      to: [{ type: "page" }],
      group: "claims",
    }),
    paragraph("collectionNotice", "Privacy note beside forms that are stored", {
      rows: 3,
      group: "legal",
    }),
    paragraph("chatNotice", "Privacy note beside forms that open WhatsApp", {
      description: "If empty, the note for stored forms is used here too.",
      rows: 3,
      group: "legal",
      optional: true,
    }),
  ],
  preview: { prepare: () => ({ title: "Site settings" }) },
});
