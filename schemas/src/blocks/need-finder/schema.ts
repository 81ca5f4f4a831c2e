import { field, line, linkTo, object, references } from "../../fields.ts";
import { need, needsOf } from "../../fragments.ts";
import { band, defineBlock, headFields } from "../define-block.ts";

export const needFinder = defineBlock("needFinder", "Need finder", {
  description: "Problems in the visitor’s words, each with one or two services and their prices.",
  group: "offers",
  initialValue: { heading: "What do you need?" },
  fields: [
    ...headFields(),
    linkTo("page", "The needs of this page", "sectionPage", {
      description:
        "Shows the first six of that page’s needs as a rate card, each with its first service, and leads to the rest.",
      hidden: ({ parent, value }) => !value && (parent?.items?.length ?? 0) > 0,
    }),
    field("array", "items", "Or these needs", {
      hidden: ({ parent }) => Boolean(parent?.page),
      of: [
        object("need", [
          line("title", "In the visitor’s words", {
            description: "As a customer says it: “We miss calls while we’re working”.",
          }),
          references("services", "Services", "service", {
            validation: (rule) => rule.required().min(1).max(2).unique(),
          }),
        ]),
      ],
      validation: (rule) => [
        rule.max(12),
        rule.custom((items, { parent }) =>
          items?.length || (parent as { page?: unknown }).page
            ? true
            : "Add at least one need, or choose the page whose needs this shows.",
        ),
      ],
    }),
    band(),
  ],
});

export const needFinderView = /* groq */ `
  heading, intro,
  page->{ ${needsOf} }, "gone": select(!defined(page->) => page._ref),
  items[]{ ${need} },
  band
` as const;
