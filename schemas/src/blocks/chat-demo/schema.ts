import { field, line, linkTo, object, otherWords, paragraph } from "../../fields.ts";
import { answerOf } from "../../fragments.ts";
import { LINKABLE_TYPES } from "../../types.ts";
import { band, defineBlock, headFields } from "../define-block.ts";

export const chatDemo = defineBlock("chatDemo", "Chatbot to try", {
  description:
    "A demonstration in which visitors type or tap a question. It answers with what you write here, and says so.",
  group: "offers",
  fields: [
    ...headFields(),
    field("array", "items", "Questions and answers", {
      description: "The first shows from the start; the next four can be tapped.",
      of: [
        object("demoAnswer", [
          line("question", "Question"),
          otherWords,
          field("text", "answer", "Answer", {
            rows: 2,
            description:
              "If empty, the text on the cards of the service below. Leave figures out: its price is shown too.",
            validation: (rule) =>
              rule.custom((text, { parent }) =>
                text || Object(parent).target ? true : "Write an answer, or choose a service.",
              ),
          }),
          linkTo("target", "Page it leads to", LINKABLE_TYPES),
        ]),
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

export const chatDemoView = /* groq */ `
  heading, intro,
  items[]{
    _key, question, words, answer,
    target->{ ${answerOf} }, "gone": select(!defined(target->) => target._ref)
  },
  otherwise, band
` as const;
