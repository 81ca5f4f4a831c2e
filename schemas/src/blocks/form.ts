import { choice, line, required } from "../fields.ts";
import { band, defineBlock, headFields } from "./define-block.ts";

const FORM_VARIANTS = [
  { value: "enquiry", title: "Enquiry: stored, answered by email or telephone" },
  { value: "quote", title: "Quote: opens the chat with what was written" },
] as const;

export const form = defineBlock("form", "Form", {
  description:
    "A quote request form. If you leave the sentence empty, the quote promise from the site settings appears beside it.",
  group: "forms",
  initialValue: { heading: "Get Your Free Quote", variant: "enquiry", band: true },
  fields: [
    ...headFields(),
    choice("variant", "What it does", FORM_VARIANTS, {
      options: { layout: "radio" },
      validation: required,
    }),
    line("serviceType", "What is asked for", {
      description:
        "Sent with the form, e.g. Instagram Chatbot Development. If empty: General Inquiry.",
      optional: true,
    }),
    band(),
  ],
});

export const formView = /* groq */ `heading, intro, variant, serviceType, band` as const;
