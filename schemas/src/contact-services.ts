/** What “Service Interested In” of the contact form offers, unless an editor says otherwise. */
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
