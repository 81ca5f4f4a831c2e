import { field, line, required } from "../../fields.ts";
import { defineBlock } from "../define-block.ts";

/** Text to be read. */
export const prose = defineBlock({
  name: "prose",
  title: "Text",
  description: "Long text with headings, lists, pictures and tables.",
  group: "reading",
  fields: [
    line("heading", "Heading", { optional: true }),
    field("body", "body", "Text", { validation: required }),
  ],
});
