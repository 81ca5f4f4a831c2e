import { defineField, defineType } from "@sanity/types";
import { line, paragraph, seoField } from "../fields.ts";
import { richFrameFields } from "../objects/content.ts";
import { uniqueAddress } from "../validation/unique-address.ts";

/** The chatbot page made of a service: the same product in the rich layout. */
export const landing = defineType({
  name: "landing",
  title: "Rich page",
  type: "object",
  fields: [
    line("title", "Title"),
    defineField({
      name: "slug",
      title: "Address",
      description:
        "An address of its own at the top of the site, e.g. instagram-chatbot. Left empty, the rich layout takes the place of the page under /services.",
      type: "slug",
      options: { source: "landing.title", isUnique: () => true },
      validation: (rule) => rule.custom(uniqueAddress("landing")),
    }),
    paragraph("description", "Description"),
    ...richFrameFields,
    seoField(),
  ],
});
