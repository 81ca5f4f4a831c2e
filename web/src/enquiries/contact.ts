/** The fields of the contact page's form (specification, section 5). */
export const CONTACT_FIELDS = ["name", "email", "phone", "company", "service", "message"] as const;

export type ContactValues = Record<(typeof CONTACT_FIELDS)[number], string>;

/** What “Service Interested In” offers. */
export const CONTACT_SERVICES = [
  "AI Chatbots",
  "Social Media Marketing",
  "UI/UX Design",
  "Web Development",
  "App Development",
  "SEO Services",
  "AI Automation",
  "Other",
] as const;
