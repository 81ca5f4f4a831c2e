import { defineType } from "@sanity/types";
import { field } from "../fields.ts";

/** A picture with the words that stand for it. Used wherever the site shows an image. */
export const picture = defineType({
  name: "picture",
  title: "Picture",
  type: "image",
  options: { hotspot: true },
  fields: [
    field("string", "alt", "Alternative text", {
      description: "What the picture shows, for people who cannot see it. One sentence.",
      validation: (rule) =>
        rule.custom((value, context) => {
          const parent = context.parent as { asset?: unknown } | undefined;
          return parent?.asset && !value?.trim() ? "Describe the picture in a sentence." : true;
        }),
    }),
  ],
});
