import { DEFAULT_BADGES, DEFAULT_RATING } from "@currawong/schemas/look";
import type { AuthoredDocument } from "../authored.ts";

const WEEKDAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;
const IN_2025 = { validFrom: "2025-01-01", validThrough: "2025-12-31" };

/**
 * The agency's facts. Phone numbers are from the ranges ACMA keeps for fiction, the mail domain is
 * reserved (RFC 2606) and the ABN is all zeros, so nothing here points at a real business.
 */
export const siteSettings: AuthoredDocument<"siteSettings"> = {
  _id: "siteSettings",
  name: "Currawong Digital",
  shortName: "Currawong",
  description:
    "A Sydney agency that builds chatbots, websites, apps and campaigns for Australian businesses, and publishes what each one costs.",
  cities: ["Sydney", "Melbourne", "Brisbane", "Perth", "Adelaide", "Canberra", "Hobart", "Darwin"],
  regions: [
    "New South Wales",
    "Victoria",
    "Queensland",
    "Western Australia",
    "South Australia",
    "Tasmania",
    "Australian Capital Territory",
    "Northern Territory",
  ],
  phone: "(02) 5550 1234",
  whatsappNumber: "+61 491 570 006",
  email: "hello@currawong.example",
  chatGreeting: "Hi Team, I found you through your website and I'd like to ask about a project.",
  address: {
    street: "Level 4, 1 Example Street",
    suburb: "Sydney",
    state: "NSW",
    postcode: "2000",
    location: { lat: -33.8688, lng: 151.2093 },
  },
  hours: [
    { label: "Phone", value: "9 AM-6 PM AEST" },
    {
      label: "Business hours",
      value: "Monday-Friday 9-6 and Saturday 10-4 AEST",
    },
    { label: "Emergency support", value: "24/7" },
  ],
  openingHours: {
    days: [...WEEKDAYS],
    opens: "09:00",
    closes: "17:00",
  },
  claims: [
    { figure: "500+", label: "projects delivered" },
    { figure: "98%", label: "client satisfaction" },
    { figure: "8+", label: "Australian states served" },
    { figure: "24/7", label: "support" },
    { figure: "50+", label: "brand accounts managed" },
    { figure: "60+", label: "hireable roles" },
  ],
  promises: {
    reply: "We reply within 24 hours",
    quote: "We reply within 2-4 hours during business hours",
    support: "AEST support with a 24-hour response guarantee",
  },
  nextSteps: [
    "We read it and ask about anything missing.",
    "You get a quote with inclusions, exclusions, dates and GST.",
    "Work starts when you accept. Extra work gets a new price first.",
  ],
  rating: 4.9,
  reviewCount: 127,
  badges: [...DEFAULT_BADGES],
  defaultRating: DEFAULT_RATING,
  abn: "00 000 000 000",
  copyrightYear: 2025,
  priceRange: "$299-$9999 AUD",
  payments: ["Cash", "Credit card", "Bank transfer"],
  offers: [
    { name: "AI chatbot development", service: "service-ai-chatbot-development", ...IN_2025 },
    { name: "Social media management", service: "service-social-media-management", ...IN_2025 },
  ],
  sampleQuote: "page-sample-quote",
  collectionNotice:
    "We store these details for up to 24 months and email a copy to our staff, to answer you and prepare a quote. We don’t sell them. Our privacy page says how to see, correct or delete what we hold.",
  chatNotice:
    "This opens WhatsApp, which Meta runs from outside Australia, with your message typed out. Press send and it reaches us. Nothing is stored here.",
};

/** The menus. Dropdowns and their order are the specification's. */
export const navigation: AuthoredDocument<"navigation"> = {
  _id: "navigation",
  header: [
    { label: "Home", target: "homePage" },
    {
      label: "Services",
      target: "sectionPage-services",
      children: [
        { label: "WhatsApp chatbot", target: "service-whatsapp-chatbot" },
        { label: "Website design", target: "service-website-design" },
        { label: "Mobile app design", target: "service-mobile-app-design" },
        { label: "Instagram chatbot", target: "service-instagram-chatbot" },
        { label: "Facebook chatbot", target: "service-facebook-chatbot" },
      ],
    },
    {
      label: "AI Services",
      target: "sectionPage-ai-services",
      children: [
        { label: "AI lead scoring", target: "service-ai-lead-scoring" },
        { label: "AI email response", target: "service-ai-email-response" },
        { label: "HR automation", target: "service-hr-automation" },
      ],
    },
    {
      label: "App Clones",
      target: "sectionPage-app-clones",
      children: [
        { label: "TikTok clone", target: "service-tiktok-clone" },
        { label: "Uber clone", target: "service-uber-clone" },
        { label: "Instagram clone", target: "service-instagram-clone" },
      ],
    },
    {
      label: "Hire",
      target: "sectionPage-hire-resources",
      children: [
        { label: "React developer", target: "service-react-developer" },
        { label: "Flutter developer", target: "service-flutter-developer" },
      ],
    },
    {
      label: "Social Media",
      target: "sectionPage-social-media",
      children: [
        { label: "Instagram marketing", target: "service-instagram-marketing" },
        { label: "TikTok marketing", target: "service-tiktok-marketing" },
        { label: "Instagram overview", target: "platformPage-instagram" },
        { label: "TikTok overview", target: "platformPage-tiktok" },
        { label: "Facebook overview", target: "platformPage-facebook" },
      ],
    },
    {
      label: "UI/UX",
      target: "sectionPage-ui-ux-design",
      children: [
        { label: "Mobile app", target: "designPage-mobile-app" },
        { label: "Website", target: "designPage-website" },
        { label: "SaaS", target: "designPage-saas" },
      ],
    },
    { label: "About", target: "aboutPage" },
    { label: "Blog", target: "sectionPage-blog" },
    { label: "Portfolio", target: "sectionPage-portfolio" },
    { label: "Contact", target: "contactPage" },
  ],
  chatLabel: "WhatsApp Us",
  suggestions: [
    { label: "What does a website cost?", target: "service-custom-website-development" },
    { label: "What does an AI chatbot cost?", target: "service-ai-chatbot-development" },
    { label: "Can you build an app like Uber?", target: "service-uber-clone" },
    { label: "What does a developer cost by the month?", target: "sectionPage-hire-resources" },
    { label: "Who can look after our social media?", target: "service-social-media-management" },
    { label: "How do I reach you?", target: "contactPage" },
  ],
  footer: [
    {
      title: "Services",
      links: [
        { label: "AI chatbot development", target: "service-ai-chatbot-development" },
        { label: "Social media management", target: "service-social-media-management" },
        { label: "Custom websites", target: "service-custom-website-development" },
        { label: "Shopify stores", target: "service-shopify-store-setup" },
        { label: "Logo and brand identity", target: "service-logo-brand-identity-design" },
        { label: "Website security audit", target: "service-website-security-audit" },
        { label: "All services", target: "sectionPage-services" },
      ],
    },
    {
      title: "Chatbots",
      links: [
        { label: "For WhatsApp", target: "service-whatsapp-chatbot", landing: true },
        { label: "For Instagram", target: "service-instagram-chatbot", landing: true },
        { label: "For Facebook Messenger", target: "service-facebook-chatbot", landing: true },
        { label: "For your website", target: "service-website-chatbot", landing: true },
      ],
    },
    {
      title: "Sections",
      links: [
        { label: "AI services", target: "sectionPage-ai-services" },
        { label: "App clones", target: "sectionPage-app-clones" },
        { label: "Hire by the month", target: "sectionPage-hire-resources" },
        { label: "Social media marketing", target: "sectionPage-social-media" },
        { label: "UI/UX design", target: "sectionPage-ui-ux-design" },
      ],
    },
    {
      title: "Agency",
      links: [
        { label: "About us", target: "aboutPage" },
        { label: "Success stories", target: "sectionPage-portfolio" },
        { label: "Blog", target: "sectionPage-blog" },
        { label: "Contact", target: "contactPage" },
        { label: "Privacy", target: "page-privacy" },
        { label: "Accessibility", target: "page-accessibility" },
      ],
    },
  ],
};
