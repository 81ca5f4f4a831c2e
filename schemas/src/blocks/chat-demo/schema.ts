import { defineArrayMember, defineField } from "@sanity/types";
import { line, paragraph } from "../../fields.ts";
import { band, defineBlock, headFields } from "../define-block.ts";

/** A chatbot to try: visitors ask, and what editors wrote answers. */
export const chatDemo = defineBlock({
  name: "chatDemo",
  title: "Chatbot to try",
  description:
    "A demonstration in which visitors type or tap a question. It answers with what you write here, and says so.",
  group: "offers",
  fields: [
    ...headFields(),
    defineField({
      name: "items",
      title: "Questions and answers",
      description: "The first shows from the start; the next four can be tapped.",
      type: "array",
      of: [
        defineArrayMember({
          name: "demoAnswer",
          type: "object",
          fields: [
            line("question", "Question"),
            defineField({
              name: "words",
              title: "Other words for it",
              description:
                "What people type instead: “weekend”, “opening hours”. The words of the question count anyway.",
              type: "array",
              of: [
                defineArrayMember({
                  type: "string",
                  validation: (rule) => rule.required().max(60),
                }),
              ],
              options: { layout: "tags" },
            }),
            paragraph("answer", "Answer", {
              rows: 2,
              description: "Leave figures out: the price of the page below is shown with it.",
            }),
            defineField({
              name: "target",
              title: "Page it leads to",
              type: "reference",
              to: [
                { type: "service" },
                { type: "sectionPage" },
                { type: "contactPage" },
                { type: "page" },
              ],
            }),
          ],
        }),
      ],
      validation: (rule) => rule.required().min(2).max(20),
    }),
    paragraph("otherwise", "Answer to anything else", {
      rows: 2,
      description: "A link to WhatsApp with the visitor’s question stands below it.",
    }),
    band(),
  ],
});
