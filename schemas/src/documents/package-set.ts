import { chatMessage, documentType, field, line, list, objectType, paragraph } from "../fields.ts";
import { facts } from "../objects/offer-facts.ts";
import { formatPrice } from "../price.ts";

export const packageObject = objectType("package", "Package", {
  fields: [
    line("title", "Title"),
    field("price", "price", "Price", {
      description: "If empty, visitors are asked to chat for a quote.",
    }),
    line("scope", "Scope", {
      description: "What the price is for, e.g. 5–8 screens, 1 revision.",
      optional: true,
    }),
    paragraph("description", "Description", { rows: 2, optional: true }),
    field("boolean", "includesPrevious", "Also has everything in the package before it", {
      initialValue: false,
    }),
    list("features", "Included", "string", {
      validation: (rule) => rule.required().min(3).unique(),
    }),
    list("replaces", "Lines of earlier packages that it replaces", "string", {
      description:
        "As they are written there: three posts a week replace two. Quotes leave them out.",
      validation: (rule) => rule.unique(),
    }),
    field("offerFacts", "facts", "Facts that differ from the set’s", {
      options: { collapsible: true, collapsed: true },
    }),
    field("array", "platforms", "Platforms that start with it", {
      description:
        "Where a cheaper package leaves a platform out: the card of that platform shows this price.",
      of: [{ type: "reference", weak: true, to: [{ type: "platformPage" }] }],
      validation: (rule) => rule.unique(),
    }),
    line("badge", "Badge", { optional: true }),
    field("boolean", "isPopular", "Most popular", { initialValue: false }),
    chatMessage(),
  ],
  preview: {
    select: { title: "title", amount: "price.amount", unit: "price.unit" },
    prepare: ({ title, amount, unit }) => ({
      title,
      subtitle: typeof amount === "number" ? formatPrice({ amount, unit }) : "By quote",
      // All would have the same icon.
      media: () => null,
    }),
  },
});

export const packageSet = documentType("packageSet", "Package set", {
  fields: [
    line("title", "Name in the Studio"),
    line("offerName", "Name on quotes", {
      description: "What the packages are for: “Social media” makes “Social media: Foothold”.",
    }),
    list("packages", "Packages", "package", {
      validation: (rule) => rule.required().min(2).max(5),
    }),
    facts("Of all the packages. A package needs only those that differ for it."),
  ],
  initialValue: {
    packages: ["Basic", "Standard", "Premium"].map((title) => ({
      _type: "package",
      title,
      isPopular: title === "Standard",
      chatMessage: `Hi Team, I’m interested in the ${title} package.`,
    })),
  },
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
