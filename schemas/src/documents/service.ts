import { defineArrayMember, defineField, defineType } from "@sanity/types";
import {
  badge,
  isPopular,
  priceIncludes,
  ratingFields,
  searchPhrases,
  sectionsField,
  seoField,
  vantaType,
} from "../fields.ts";
import { aliasFields, slugField } from "../objects/addresses.ts";
import { formatPrice, type Price } from "../price.ts";
import { cardText, featureCount } from "../validation/rules.ts";

/** The drawings of app screens that the site has. */
export const SCREENS = [
  { value: "video", title: "Short videos" },
  { value: "ride", title: "Rides on a map" },
  { value: "social", title: "A social feed" },
  { value: "photos", title: "Photographs" },
  { value: "network", title: "A professional network" },
  { value: "stays", title: "Places to stay" },
] as const;

export const service = defineType({
  name: "service",
  title: "Service",
  type: "document",
  groups: [
    { name: "content", title: "Content", default: true },
    { name: "pricing", title: "Price" },
    { name: "landing", title: "Rich page" },
    { name: "page", title: "Address and look" },
    { name: "search", title: "Search and sharing" },
  ],
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      group: "content",
      // In the Studio’s own search, before articles about it, whose titles have a weight of 10.
      options: { search: { weight: 12 } },
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: "description",
      title: "Description",
      description: "The service’s own page shows it in full.",
      type: "text",
      rows: 4,
      group: "content",
      validation: (rule) => rule.required().min(60).max(400),
    }),
    defineField({
      name: "cardText",
      title: "Text on cards",
      description:
        "One sentence of up to 85 characters, to fit three lines on a card. If empty, cards show the first three lines of the description.",
      type: "text",
      rows: 2,
      group: "content",
      validation: cardText,
    }),
    defineField({
      name: "picture",
      title: "Picture in the opening",
      description:
        "Drawn beside the title from the words you enter: what the customer gets, as phones, a calendar, a chat … Its heading names it. Left empty, the opening shows the title alone.",
      type: "exhibit",
      group: "content",
      options: { collapsible: true, collapsed: true },
    }),
    defineField({
      name: "features",
      title: "What’s included",
      description: "8 to 12. Cards show the first four.",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      group: "content",
      validation: featureCount,
    }),
    badge("content"),
    isPopular("content"),
    defineField({
      name: "group",
      title: "Service group",
      description: "Its place in the catalogue.",
      type: "reference",
      to: [{ type: "serviceGroup" }],
      group: "content",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "order",
      title: "Place in the group",
      description: "Lower figures come first.",
      type: "number",
      initialValue: 100,
      group: "content",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "relatedServices",
      title: "Goes well with",
      description: "Up to three services, offered at the foot of the page.",
      type: "array",
      of: [defineArrayMember({ type: "reference", to: [{ type: "service" }] })],
      group: "content",
      validation: (rule) => rule.max(3).unique(),
    }),
    defineField({
      name: "startingPrice",
      title: "Starting price",
      description:
        "Shown wherever this service appears, unless there is a price for that place below.",
      type: "price",
      group: "pricing",
      // Here only: an optional price that starts half filled could not be left empty.
      initialValue: { unit: "once", from: false },
      validation: (rule) => rule.required(),
    }),
    priceIncludes("pricing"),
    defineField({
      name: "placePrices",
      title: "Prices in one place only",
      type: "array",
      of: [defineArrayMember({ type: "placePrice" })],
      group: "pricing",
      validation: (rule) =>
        rule.custom((entries) => {
          const places = (entries as { place?: string }[] | undefined)?.map(({ place }) => place);
          return new Set(places).size === (places?.length ?? 0)
            ? true
            : "Give each place one price: remove the one that is out of date.";
        }),
    }),
    defineField({
      name: "addOns",
      title: "Add-ons",
      type: "array",
      of: [defineArrayMember({ type: "addOn" })],
      group: "pricing",
    }),
    defineField({
      name: "alsoQuoted",
      title: "Also quoted",
      description: "Other figures found for this service. Visitors never see them.",
      type: "array",
      of: [defineArrayMember({ type: "quotedPrice" })],
      group: "pricing",
      validation: (rule) =>
        rule
          .custom((entries) => {
            const quoted = entries as { price?: Price }[] | undefined;
            if (!quoted?.length) return true;
            const figures = quoted.flatMap(({ price }) => (price ? formatPrice(price) : []));
            return `Also quoted: ${figures.join(", ")}. Settle which holds, then remove this note.`;
          })
          .warning(),
    }),
    ...ratingFields("content"),
    defineField({
      name: "chatMessage",
      title: "Chat message",
      description: "If empty: “Hi Team, I'm interested in your {title} service from your website.”",
      type: "text",
      rows: 2,
      group: "content",
    }),
    defineField({
      name: "landing",
      title: "Rich page",
      description: "A second, longer page about the same product (the chatbot pages).",
      type: "landing",
      group: "landing",
      options: { collapsible: true, collapsed: false },
    }),
    defineField({
      name: "hasDetailPage",
      title: "Has a page of its own",
      description: "Without one, it is only a card.",
      type: "boolean",
      initialValue: true,
      group: "page",
    }),
    slugField("/services/", "page"),
    ...aliasFields("page"),
    vantaType("page"),
    defineField({
      name: "screen",
      title: "Screen drawn for it",
      description: "For cards that show a phone: the kind of app on its screen.",
      type: "string",
      group: "page",
      options: { list: SCREENS.map(({ value, title }) => ({ value, title })) },
    }),
    sectionsField({
      title: "Further blocks",
      description: "These appear between what is included and the form.",
      group: "content",
    }),
    searchPhrases("search"),
    seoField("search"),
  ],
  orderings: [
    {
      name: "inGroup",
      title: "Order in the group",
      by: [{ field: "order", direction: "asc" }],
    },
  ],
  preview: {
    select: {
      title: "title",
      amount: "startingPrice.amount",
      unit: "startingPrice.unit",
      from: "startingPrice.from",
      quoted: "alsoQuoted",
      group: "group.title",
      media: "landing.heroImage",
    },
    prepare: ({ title, amount, unit, from, quoted, group, media }) => ({
      title,
      media,
      subtitle: [
        Array.isArray(quoted) && quoted.length > 0 ? "Settle price" : undefined,
        typeof amount === "number" ? formatPrice({ amount, unit, from }) : "No price yet",
        group,
      ]
        .filter(Boolean)
        .join(" · "),
    }),
  },
});
