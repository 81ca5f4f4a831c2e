/** Default options of “Service Interested In” in the contact form; editors may set others. */
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
