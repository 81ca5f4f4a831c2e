import { defineArrayMember, defineField, defineType } from "@sanity/types";
import { formatPrice } from "../price.ts";
import { cleanSlug } from "../validation/rules.ts";

const orderField = defineField({
  name: "order",
  title: "Order",
  description: "Lower figures come first.",
  type: "number",
  initialValue: 100,
  validation: (rule) => rule.required(),
});

const anchorField = defineField({
  name: "slug",
  title: "Anchor",
  description: "Marks its place on the page, e.g. /services#ai-chatbots.",
  type: "slug",
  options: { source: "title" },
  validation: cleanSlug,
});

/** One of the ten groups of the service catalogue. */
export const serviceGroup = defineType({
  name: "serviceGroup",
  title: "Service group",
  type: "document",
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      validation: (rule) => rule.required(),
    }),
    anchorField,
    defineField({
      name: "description",
      title: "Description",
      type: "text",
      rows: 3,
      validation: (rule) => rule.required(),
    }),
    orderField,
    defineField({
      name: "section",
      title: "Section page",
      description: "Its services also answer under this page’s address.",
      type: "reference",
      to: [{ type: "sectionPage" }],
    }),
    defineField({
      name: "startingPrice",
      title: "Starting price",
      description: "Shown where the whole group is offered, such as the cards on the home page.",
      type: "price",
    }),
  ],
  orderings: [{ name: "order", title: "Order", by: [{ field: "order", direction: "asc" }] }],
  preview: { select: { title: "title", subtitle: "description" } },
});

/** One of the twelve categories of hireable roles. */
export const hireCategory = defineType({
  name: "hireCategory",
  title: "Hire category",
  type: "document",
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      validation: (rule) => rule.required(),
    }),
    anchorField,
    defineField({
      name: "description",
      title: "Description",
      type: "text",
      rows: 2,
      validation: (rule) => rule.required(),
    }),
    orderField,
  ],
  orderings: [{ name: "order", title: "Order", by: [{ field: "order", direction: "asc" }] }],
  preview: { select: { title: "title", subtitle: "description" } },
});

/** A role a business can hire by the month. */
export const role = defineType({
  name: "role",
  title: "Role",
  type: "document",
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "category",
      title: "Category",
      type: "reference",
      to: [{ type: "hireCategory" }],
      validation: (rule) => rule.required(),
    }),
    orderField,
    defineField({
      name: "description",
      title: "Description",
      type: "text",
      rows: 3,
      validation: (rule) => rule.required().min(60).max(300),
    }),
    defineField({
      name: "features",
      title: "Works with",
      description: "Tools and tasks; the card shows the first four.",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      validation: (rule) => rule.required().min(4).max(12).unique(),
    }),
    defineField({
      name: "service",
      title: "Service page",
      description: "When there is one, the price is the service’s and the card links to its page.",
      type: "reference",
      to: [{ type: "service" }],
    }),
    defineField({
      name: "startingPrice",
      title: "Starting price",
      type: "price",
      hidden: ({ document }) => Boolean(document?.service),
      validation: (rule) =>
        rule.custom((value, context) =>
          value || context.document?.service ? true : "Give the role a price, or a service page.",
        ),
    }),
    defineField({
      name: "badge",
      title: "Badge",
      type: "string",
      validation: (rule) => rule.required().max(24).uppercase(),
    }),
    defineField({
      name: "isPopular",
      title: "Highlight with a ring",
      type: "boolean",
      initialValue: false,
    }),
    defineField({
      name: "rating",
      title: "Rating",
      type: "number",
      validation: (rule) => rule.min(1).max(5).precision(1),
    }),
    defineField({
      name: "reviewCount",
      title: "Number of reviews",
      type: "number",
      validation: (rule) => rule.integer().positive(),
    }),
    defineField({
      name: "chatMessage",
      title: "Chat message",
      description: "Left empty: “Hi Team, I'm interested in hiring a {title} from your website.”",
      type: "text",
      rows: 2,
    }),
  ],
  preview: {
    select: {
      title: "title",
      amount: "startingPrice.amount",
      unit: "startingPrice.unit",
      serviceAmount: "service.startingPrice.amount",
      serviceUnit: "service.startingPrice.unit",
      category: "category.title",
    },
    prepare: ({ title, amount, unit, serviceAmount, serviceUnit, category }) => {
      const price = amount ?? serviceAmount;
      const priced =
        typeof price === "number"
          ? formatPrice({ amount: price, unit: unit ?? serviceUnit ?? "month" })
          : "No price yet";
      return { title, subtitle: [priced, category].filter(Boolean).join(" · ") };
    },
  },
});

/** One plan within a set. */
export const packageObject = defineType({
  name: "package",
  title: "Package",
  type: "object",
  fields: [
    defineField({
      name: "title",
      title: "Title",
      type: "string",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "price",
      title: "Price",
      description: "Left empty, visitors are asked to chat for a quote.",
      type: "price",
    }),
    defineField({
      name: "scope",
      title: "Scope",
      description: "What the price is for, e.g. 5–8 screens, 1 revision.",
      type: "string",
    }),
    defineField({ name: "description", title: "Description", type: "text", rows: 2 }),
    defineField({
      name: "features",
      title: "Included",
      type: "array",
      of: [defineArrayMember({ type: "string" })],
      validation: (rule) => rule.required().min(3).unique(),
    }),
    defineField({ name: "badge", title: "Badge", type: "string" }),
    defineField({
      name: "isPopular",
      title: "Most popular",
      type: "boolean",
      initialValue: false,
    }),
    defineField({
      name: "chatMessage",
      title: "Chat message",
      type: "text",
      rows: 2,
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {
    select: { title: "title", amount: "price.amount", unit: "price.unit" },
    prepare: ({ title, amount, unit }) => ({
      title,
      subtitle: typeof amount === "number" ? formatPrice({ amount, unit }) : "By quote",
    }),
  },
});

/** Plans offered side by side. */
export const packageSet = defineType({
  name: "packageSet",
  title: "Package set",
  type: "document",
  fields: [
    defineField({
      name: "title",
      title: "Name in the Studio",
      type: "string",
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: "packages",
      title: "Packages",
      type: "array",
      of: [defineArrayMember({ type: "package" })],
      validation: (rule) => rule.required().min(2).max(5),
    }),
  ],
  preview: {
    select: { title: "title", packages: "packages" },
    prepare: ({ title, packages }) => ({
      title,
      subtitle: Object.values((packages ?? {}) as Record<string, { title?: string }>)
        .map((entry) => entry.title)
        .filter(Boolean)
        .join(", "),
    }),
  },
});
