import { defineType } from "@sanity/types";
import { field, line, list, object, paragraph, reference, required } from "../fields.ts";
import { BADGE_COLOURS, DEFAULT_BADGES, DEFAULT_RATING } from "../look.ts";
import { offersField, openingHoursField } from "../objects/for-search-engines.ts";
import { checkAbn, checkPhone, checkWhatsAppNumber } from "../validation/agency.ts";
import { checkAccent, checkLogo } from "../validation/brand.ts";

export const siteSettings = defineType({
  name: "siteSettings",
  title: "Site settings",
  type: "document",
  groups: [
    { name: "agency", title: "Agency", default: true },
    { name: "brand", title: "Brand" },
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
    field("image", "logo", "Logo", {
      description:
        "A square SVG for dark ground, shown beside the name, in the browser’s tab and on pictures for sharing. Leave it empty for the currawong’s eye.",
      group: "brand",
      options: { accept: "image/svg+xml" },
      validation: (rule) => rule.custom(checkLogo),
    }),
    line("accent", "Accent colour", {
      description:
        "The colour of buttons and of the band that ends each page, e.g. #f9cc27. It needs to be bright, as the words on it are dark. Leave it empty for wattle gold.",
      group: "brand",
      optional: true,
      check: checkAccent,
    }),
    paragraph("description", "One sentence about the agency", { rows: 2, group: "agency" }),
    list("cities", "Cities served", "string", {
      group: "agency",
      validation: (rule) => rule.required().unique(),
    }),
    list("regions", "States and territories served", "string", {
      group: "agency",
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
      ...field("email", "email", "Email", { validation: required }),
      group: "contact",
    },
    line("chatGreeting", "Chat greeting", {
      description: "For chat buttons with no subject.",
      group: "contact",
    }),
    field("object", "address", "Address", {
      group: "contact",
      fields: [
        line("street", "Street"),
        line("suburb", "Suburb or city"),
        line("state", "State"),
        line("postcode", "Postcode"),
        field("geopoint", "location", "Position on the map", { validation: required }),
      ],
    }),
    field("array", "hours", "Hours", {
      description:
        "What visitors see, in AEST. Search engines use “Opening hours for search engines” under “Legal and offers”, so change both.",
      group: "contact",
      of: [object("hoursEntry", [line("label", "What"), line("value", "When")])],
    }),
    openingHoursField,
    field("array", "claims", "Claims", {
      description: "The figures on the home and portfolio pages. The first four are shown.",
      group: "claims",
      of: [
        object("claim", [
          line("figure", "Figure", { description: "e.g. 500+" }),
          line("label", "What it counts"),
          line("note", "Note", {
            description: "Explains the figure, e.g. six states and two territories.",
            optional: true,
          }),
        ]),
      ],
      validation: (rule) => rule.required().min(4),
    }),
    field("object", "promises", "Response promises", {
      group: "claims",
      fields: [
        line("reply", "Contact page", { description: "e.g. We reply within 24 hours" }),
        line("quote", "Note under the quote form"),
        line("support", "Support"),
      ],
    }),
    field("number", "rating", "Rating", {
      group: "claims",
      validation: (rule) => rule.required().min(1).max(5),
    }),
    field("number", "reviewCount", "Number of reviews", {
      group: "claims",
      validation: (rule) => rule.required().integer(),
    }),
    field("array", "badges", "Colours of badges", {
      description: "Badges not listed here are green.",
      group: "cards",
      initialValue: DEFAULT_BADGES.map((badge) => ({ _type: "badgeColour", ...badge })),
      of: [
        object(
          "badgeColour",
          [
            line("label", "Badge", { description: "In capitals, as on the card." }),
            field("string", "colour", "Colour", {
              options: {
                list: BADGE_COLOURS.map(({ value, title }) => ({ value, title })),
                layout: "radio",
                direction: "horizontal",
              },
              validation: required,
            }),
          ],
          { preview: { select: { title: "label", subtitle: "colour" } } },
        ),
      ],
      validation: (rule) =>
        rule.custom((entries) => {
          const labels = (entries as { label?: string }[] | undefined)?.map(({ label }) => label);
          return new Set(labels).size === (labels?.length ?? 0)
            ? true
            : "Give each badge one colour: remove the one that is out of date.";
        }),
    }),
    field("object", "defaultRating", "Rating of roles and sections", {
      description:
        "Shown above the roles for hire and on cards about a section. Each service shows its own rating, or none.",
      group: "cards",
      initialValue: DEFAULT_RATING,
      fields: [
        field("number", "rating", "Rating", {
          description: "Out of 5.",
          validation: (rule) => rule.required().min(1).max(5).precision(1),
        }),
        field("number", "reviewCount", "Number of reviews", {
          validation: (rule) => rule.required().integer().positive(),
        }),
      ],
      validation: required,
    }),
    line("abn", "Business number (ABN)", { group: "legal", check: checkAbn }),
    field("number", "copyrightYear", "Copyright year", {
      group: "legal",
      validation: (rule) => rule.required().integer(),
    }),
    line("priceRange", "Price range", { description: "e.g. $299-$9999 AUD", group: "legal" }),
    list("payments", "Payments accepted", "string", { group: "legal" }),
    offersField,
    reference("sampleQuote", "Sample quote", "page", {
      description: "The page with the sample quote. Quote forms link to it.",
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
