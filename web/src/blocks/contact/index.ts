import { loadContactSettings } from "@/content/contact-settings";
import { defineBlock } from "../define-block";
import { Contact } from "./contact";
import { contactMarkdown } from "./markdown";

/** The contact form and every other way to reach the agency. */
export const contact = defineBlock("contact", {
  load: loadContactSettings,
  View: Contact,
  markdown: contactMarkdown,
  summarise: ({ data }) => ({ note: data.promise ?? data.phone }),
});
