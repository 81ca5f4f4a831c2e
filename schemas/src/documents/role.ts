import {
  badge,
  chatMessage,
  documentType,
  field,
  isPopular,
  line,
  list,
  paragraph,
  ratingFields,
  reference,
  required,
  searchPhrases,
  sequence,
  titleAndCount,
} from "../fields.ts";
import { anchorField } from "../objects/addresses.ts";
import { facts } from "../objects/offer-facts.ts";
import { priceText } from "../objects/price.ts";

export const role = documentType("role", "Role", {
  fields: [
    line("title", "Title"),
    reference("category", "Category", "hireCategory", { validation: required }),
    field("text", "description", "Description", {
      rows: 3,
      validation: (rule) => rule.required().min(60).max(300),
    }),
    list("features", "Works with", "string", {
      description: "Tools and tasks; the card shows the first four.",
      validation: (rule) => rule.required().min(4).max(12).unique(),
    }),
    reference("service", "Service page", "service", {
      description: "If you choose one, the card shows its price and links to its page.",
    }),
    field("price", "startingPrice", "Starting price", {
      hidden: ({ document }) => Boolean(document?.service),
      validation: (rule) =>
        rule.custom((value, context) =>
          value || context.document?.service ? true : "Give the role a price, or a service page.",
        ),
    }),
    searchPhrases,
    badge,
    isPopular,
    ...ratingFields,
    chatMessage({
      description: "If empty: “Hi Team, I'm interested in hiring a {title} from your website.”",
      optional: true,
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
      const priceLabel = priceText(amount ?? serviceAmount, unit ?? serviceUnit ?? "month");
      return { title, subtitle: [priceLabel, category].filter(Boolean).join(" · ") };
    },
  },
});

export const hireCategory = documentType("hireCategory", "Hire category", {
  fields: [
    line("title", "Title"),
    anchorField,
    paragraph("description", "Description", { rows: 2 }),
    facts("Of all its roles; a role with a service page has those of its service."),
    sequence("roles", "Its roles, in order", "role"),
  ],
  preview: titleAndCount("roles"),
});
