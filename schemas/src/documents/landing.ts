import { field, line, objectType, paragraph, seoField } from "../fields.ts";
import { richFrameFields } from "../objects/content.ts";
import { uniqueAddress } from "../validation/unique-address.ts";

/**
 * The chatbot page made of a service: the same product in the rich layout, beside its page under `/services`,
 * which alone shows its price, badge and inclusions.
 */
export const landing = objectType("landing", "Rich page", {
  fields: [
    line("title", "Title"),
    field("slug", "slug", "Address", {
      description:
        "At the top of the site, e.g. instagram-chatbot. The page under /services stays, with price, badge and what is included.",
      options: { source: "landing.title", isUnique: () => true },
      validation: (rule) =>
        rule.custom((slug, context) =>
          slug?.current || !context.parent
            ? uniqueAddress("landing")(slug, context)
            : "Give the rich page an address of its own: without one, no visitor finds it.",
        ),
    }),
    paragraph("description", "Description"),
    ...richFrameFields,
    seoField,
  ],
});
