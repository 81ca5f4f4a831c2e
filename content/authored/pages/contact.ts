import { CONTACT_SERVICES } from "@currawong/schemas/contact-services";
import type { ContactPage } from "@currawong/schemas/content.generated";
import type { AuthoredDocument } from "../../authored.ts";

/** The contact page around the form, whose labels belong to the site. */
export const contactPage: AuthoredDocument<ContactPage> = {
  _id: "contactPage",
  title: "Contact Currawong Digital",
  intro:
    "Four answers are enough: who you are, where to reach you, what you are after and a few words about it. The form opens WhatsApp with your words already typed, and nothing is sent until you press send there.",
  sections: [
    {
      _type: "contact",
      formHeading: "Tell us about the job",
      promise: "Whoever reads it will answer you within 24 hours.",
      services: [...CONTACT_SERVICES],
      factsHeading: "Other ways to reach us",
      chatLabel: "Skip the form, open WhatsApp",
      chatMessage: "Hi Team, I'd rather chat than fill in a form. My question is:",
      callLabel: "GET A CALL",
      callMessage: "Hi Team, please call me. My number and a good time are:",
    },
  ],
  seo: { preset: "seoPreset-contact" },
};
