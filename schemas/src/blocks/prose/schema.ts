import { defineField } from "@sanity/types";
import { line } from "../../fields.ts";
import { defineBlock } from "../define-block.ts";

/** Text to be read. */
export const prose = defineBlock({
  name: "prose",
  title: "Text",
  description: "Long text with headings, lists, pictures and tables.",
  group: "reading",
  fields: [
    line("heading", "Heading", { optional: true }),
    defineField({
      name: "body",
      title: "Text",
      type: "body",
      validation: (rule) => rule.required(),
    }),
  ],
});
