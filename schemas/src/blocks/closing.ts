import { field, line, paragraph } from "../fields.ts";
import { defineBlock } from "./define-block.ts";

export const closing = defineBlock("closing", "Closing band", {
  description: "The gold band at the end of a page, with a button that opens the chat.",
  group: "frame",
  fields: [
    line("heading", "Heading", { optional: true }),
    paragraph("text", "Text", {
      description: "If empty: the quote promise from the site settings.",
      rows: 2,
      optional: true,
    }),
    line("label", "Button label"),
    paragraph("chatMessage", "Chat message", {
      description: "How the visitor’s message to us begins.",
      rows: 2,
    }),
    field("boolean", "claims", "Show the agency’s figures"),
  ],
});

export const closingView = /* groq */ `heading, text, label, chatMessage, claims` as const;
