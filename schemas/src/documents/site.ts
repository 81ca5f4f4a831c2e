import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { LINKABLE_TYPES } from "../linkable.ts";
import { searchDescriptionLength, searchTitleLength } from "../validation/rules.ts";

/** Search metadata by page key; an unknown key falls back to the one called `home`. */
export const seoPreset = defineType({
  name: "seoPreset",
  title: "Search preset",
  type: "document",
  fields: [
    defineField({
      name: "key",
      title: "Key",
      description: "Pages ask for a preset by this name.",
      type: "string",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "title",
      title: "Search title",
      type: "string",
      validation: (rule) => [rule.required(), searchTitleLength(rule)],
    }),
    defineField({
      name: "description",
      title: "Search description",
      type: "text",
      rows: 3,
      validation: searchDescriptionLength,
    }),
    defineField({
      name: "keywords",
      title: "Keywords",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      options: { layout: "tags" },
      validation: (rule) => rule.required().min(1).unique(),
    }),
  ],
  preview: { select: { title: "key", subtitle: "title" } },
});

const required = (name: string, title: string, description?: string) =>
  defineField({ name, title, description, type: "string", validation: (rule) => rule.required() });

export const siteSettings = defineType({
  name: "siteSettings",
  title: "Site settings",
  type: "document",
  groups: [
    { name: "agency", title: "Agency", default: true },
    { name: "contact", title: "Contact" },
    { name: "claims", title: "Claims and promises" },
    { name: "legal", title: "Legal and offers" },
  ],
  fields: [
    { ...required("name", "Agency name"), group: "agency" },
    { ...required("shortName", "Short name", "Beside the mark in the header."), group: "agency" },
    {
      ...defineField({
        name: "description",
        title: "One sentence about the agency",
        type: "text",
        rows: 2,
        validation: (rule) => rule.required(),
      }),
      group: "agency",
    },
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
    { ...required("phone", "Phone", "As it is read, e.g. (02) 5550 1234."), group: "contact" },
    {
      ...required("whatsappNumber", "WhatsApp number", "International, e.g. +61 491 570 006."),
      group: "contact",
    },
    {
      ...defineField({
        name: "email",
        title: "E-mail",
        type: "email",
        validation: (rule) => rule.required(),
      }),
      group: "contact",
    },
    {
      ...required("chatGreeting", "Chat greeting", "For chat buttons with no subject."),
      group: "contact",
    },
    defineField({
      name: "address",
      title: "Address",
      type: "object",
      group: "contact",
      fields: [
        required("street", "Street"),
        required("suburb", "Suburb or city"),
        required("state", "State"),
        required("postcode", "Postcode"),
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
      description: "As visitors read them, in AEST.",
      type: "array",
      group: "contact",
      of: [
        defineArrayMember({
          name: "hoursEntry",
          type: "object",
          fields: [required("label", "What"), required("value", "When")],
        }),
      ],
    }),
    defineField({
      name: "openingHours",
      title: "Opening hours for search engines",
      type: "object",
      group: "legal",
      fields: [
        defineField({
          name: "days",
          title: "Days",
          type: "array",
          of: [defineArrayMember({ type: "string" })],
          options: {
            list: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"],
          },
          validation: (rule) => rule.required(),
        }),
        required("opens", "Opens", "24-hour, e.g. 09:00"),
        required("closes", "Closes", "24-hour, e.g. 17:00"),
      ],
    }),
    defineField({
      name: "claims",
      title: "Claims",
      description: "The figures shown on the home and portfolio pages; the first four are shown.",
      type: "array",
      group: "claims",
      of: [
        defineArrayMember({
          name: "claim",
          type: "object",
          fields: [required("figure", "Figure", "e.g. 500+"), required("label", "What it counts")],
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
        required("reply", "Contact page", "e.g. We reply within 24 hours"),
        required("quote", "Note under the quote form"),
        required("support", "Support"),
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
    { ...required("abn", "Business number (ABN)"), group: "legal" },
    defineField({
      name: "copyrightYear",
      title: "Copyright year",
      type: "number",
      group: "legal",
      validation: (rule) => rule.required().integer(),
    }),
    { ...required("priceRange", "Price range", "e.g. $299-$9999 AUD"), group: "legal" },
    defineField({
      name: "payments",
      title: "Payments accepted",
      type: "array",
      group: "legal",
      of: [defineArrayMember({ type: "string" })],
    }),
    defineField({
      name: "offers",
      title: "Sample offers",
      description: "For search engines.",
      type: "array",
      group: "legal",
      of: [
        defineArrayMember({
          name: "offer",
          type: "object",
          fields: [
            required("name", "Name"),
            defineField({
              name: "service",
              title: "Service",
              type: "reference",
              to: [{ type: "service" }],
              validation: (rule) => rule.required(),
            }),
            defineField({ name: "validFrom", title: "Valid from", type: "date" }),
            defineField({ name: "validThrough", title: "Valid until", type: "date" }),
          ],
        }),
      ],
    }),
    {
      ...defineField({
        name: "collectionNotice",
        title: "Privacy note beside forms",
        type: "text",
        rows: 3,
        validation: (rule) => rule.required(),
      }),
      group: "legal",
    },
  ],
  preview: { prepare: () => ({ title: "Site settings" }) },
});

/** A link with a label of its own, so that renaming a page does not rename the menu. */
export const navigationLink = defineType({
  name: "navigationLink",
  title: "Link",
  type: "object",
  fields: [
    required("label", "Label"),
    defineField({
      name: "target",
      title: "Page",
      type: "reference",
      to: LINKABLE_TYPES.map((type) => ({ type })),
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "landing",
      title: "Link to its chatbot page",
      description: "For services that have one.",
      type: "boolean",
      initialValue: false,
    }),
  ],
  preview: { select: { title: "label", subtitle: "target.title" } },
});

const links = (name: string, title: string) =>
  defineField({
    name,
    title,
    type: "array",
    of: [defineArrayMember({ type: "navigationLink" })],
  });

export const navigation = defineType({
  name: "navigation",
  title: "Navigation",
  type: "document",
  fields: [
    defineField({
      name: "header",
      title: "Header",
      type: "array",
      of: [
        defineArrayMember({
          name: "navigationGroup",
          title: "Section",
          type: "object",
          fields: [
            required("label", "Label"),
            defineField({
              name: "target",
              title: "Page",
              type: "reference",
              to: LINKABLE_TYPES.map((type) => ({ type })),
              validation: (rule) => rule.required(),
            }),
            links("children", "Dropdown"),
          ],
          preview: { select: { title: "label", subtitle: "target.title" } },
        }),
      ],
      validation: (rule) => rule.required(),
    }),
    required("chatLabel", "Chat button"),
    defineField({
      name: "footer",
      title: "Footer",
      type: "array",
      of: [
        defineArrayMember({
          name: "footerColumn",
          title: "Column",
          type: "object",
          fields: [required("title", "Title"), links("links", "Links")],
        }),
      ],
      validation: (rule) => rule.required(),
    }),
  ],
  preview: { prepare: () => ({ title: "Navigation" }) },
});
