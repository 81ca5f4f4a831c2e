import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { aliasesField, slugField } from "../objects/addresses.ts";
import { richContentFields } from "../objects/content.ts";
import { formatPrice, type Price } from "../price.ts";
import { featureCount } from "../validation/rules.ts";
import { uniqueAddress } from "../validation/unique-address.ts";

/** The four animated backgrounds a page may choose from. */
export const BACKGROUNDS = ["waves", "birds", "cells", "net"] as const;
export type BackgroundType = (typeof BACKGROUNDS)[number];

export const vantaTypeField = (group?: string) =>
  defineField({
    name: "vantaType",
    title: "Background",
    description: "The animated scene behind the title.",
    type: "string",
    group,
    initialValue: "waves",
    options: { list: [...BACKGROUNDS], layout: "radio", direction: "horizontal" },
    validation: (rule) => rule.required(),
  });

/** The chatbot page made of a service: the same product in the rich layout. */
export const landing = defineType({
  name: "landing",
  title: "Rich page",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "slug",
      title: "Address",
      description:
        "An address of its own at the top of the site, e.g. instagram-chatbot. Left empty, the rich layout takes the place of the page under /services.",
      type: "slug",
      options: { source: "landing.title", isUnique: () => true },
      validation: (rule) => rule.custom(uniqueAddress),
    }),
    defineField({
      name: "description",
      title: "Description",
      type: "text",
      rows: 3,
      validation: (rule) => rule.required(),
    }),
    ...richContentFields,
    defineField({ name: "seo", title: "Search and sharing", type: "seo" }),
  ],
});

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
      validation: (rule) => rule.required().max(80),
    }),
    defineField({
      name: "description",
      title: "Description",
      description: "Cards show the first three lines; the page shows all of it.",
      type: "text",
      rows: 4,
      group: "content",
      validation: (rule) => rule.required().min(60).max(400),
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
    defineField({
      name: "badge",
      title: "Badge",
      description: "A short label in capitals, e.g. MOST POPULAR.",
      type: "string",
      group: "content",
      validation: (rule) => rule.required().max(24).uppercase(),
    }),
    defineField({
      name: "isPopular",
      title: "Highlight with a ring",
      type: "boolean",
      initialValue: false,
      group: "content",
    }),
    defineField({
      name: "group",
      title: "Service group",
      description: "Where it stands in the catalogue.",
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
      description: "Shown everywhere this service appears, unless a place below says otherwise.",
      type: "price",
      group: "pricing",
      // Here only: an optional price that starts half filled could not be left empty.
      initialValue: { unit: "once", from: false },
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "priceIncludes",
      title: "What the price covers",
      description: "A few words set beside the price, e.g. 20 products.",
      type: "string",
      group: "pricing",
    }),
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
    defineField({
      name: "rating",
      title: "Rating",
      description: "Out of 5. Left empty, 4.9 from 89 reviews is shown.",
      type: "number",
      group: "content",
      validation: (rule) => rule.min(1).max(5).precision(1),
    }),
    defineField({
      name: "reviewCount",
      title: "Number of reviews",
      type: "number",
      group: "content",
      validation: (rule) => rule.integer().positive(),
    }),
    defineField({
      name: "chatMessage",
      title: "Chat message",
      description:
        "Left empty: “Hi Team, I'm interested in your {title} service from your website.”",
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
      description: "Without one it is a card only.",
      type: "boolean",
      initialValue: true,
      group: "page",
    }),
    slugField("/services/", "page"),
    aliasesField("page"),
    vantaTypeField("page"),
    defineField({ name: "seo", title: "Search and sharing", type: "seo", group: "search" }),
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
