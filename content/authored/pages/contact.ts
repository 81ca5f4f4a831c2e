import { CONTACT_SERVICES } from "@currawong/schemas/contact-services";
import type { AuthoredDocument } from "../../authored.ts";

/** The contact page around the form, whose labels belong to the site. */
export const contactPage: AuthoredDocument<"contactPage"> = {
  _id: "contactPage",
  title: "Contact us",
  intro: "Tell us who you are, how to reach you and what you need.",
  sections: [
    {
      _type: "contact",
      formHeading: "Tell us about the job",
      services: [...CONTACT_SERVICES],
      factsHeading: "Other ways to reach us",
      chatLabel: "Skip the form, open WhatsApp",
      chatMessage: "Hi Team, I'd rather chat than fill in a form. My question is:",
      callLabel: "GET A CALL",
      callMessage: "Hi Team, please call me. My number and a good time are:",
    },
    {
      _type: "prose",
      body: `## What counts as an emergency

Your site, shop, app or chatbot is down, hacked or telling customers something wrong, and we look after it or launched it in the past 30 days. Ring us at any hour. Getting it running again costs nothing extra. For anything older, ring us too: we’ll tell you the price before we start. Questions, changes and new work wait for business hours, unless your plan includes 24/7 priority support.

## What do we offer for SEO?

SEO has no page of its own. Most businesses need one of three things: their [Google Business Profile](/services/google-business-profile-optimization) put in order, [articles](/services/content-writing-blog-management) that answer what people search for, or an [SEO specialist](/hire-resources) hired by the month. Anything else, such as a technical audit, we quote.

## Buying for a company or a department?

Our page [for procurement](/procurement) has terms of payment, insurance, data locations, accessibility and a security contact.`,
    },
  ],
  seo: { preset: "seoPreset-contact" },
};
