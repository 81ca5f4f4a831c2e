import type { AuthoredDocument } from "../../authored.ts";
import { services } from "../../offers.ts";

/** The ten groups of the service catalogue, in the order it lists them. */
export const serviceGroups: AuthoredDocument<"serviceGroup">[] = [
  {
    _id: "serviceGroup-ai-chatbots",
    title: "AI chatbots",
    description:
      "Assistants that know your prices and hours, work in the apps your customers use, and bring in a person when it matters.",
    services: services(
      "ai-chatbot-development",
      "whatsapp-chatbot",
      "instagram-chatbot",
      "facebook-chatbot",
      "website-chatbot",
      "whatsapp-catalog-product-showcase",
    ),
  },
  {
    _id: "serviceGroup-ai-services",
    title: "AI services and automation",
    description:
      "We take single jobs off people’s desks: sorting leads, drafting replies, answering the phone, moving an order from cart to courier.",
    services: services(
      "ai-lead-scoring",
      "ai-email-response",
      "ai-video-avatar-creation",
      "hr-automation",
      "voice-ai",
      "ecommerce-automation",
    ),
    section: "sectionPage-ai-services",
  },
  {
    _id: "serviceGroup-app-clones",
    title: "App clones",
    description:
      "We rebuild proven kinds of app, such as the feed, the ride and the rental, under your name, with source code that belongs to you.",
    services: services(
      "tiktok-clone",
      "uber-clone",
      "facebook-clone",
      "instagram-clone",
      "linkedin-clone",
      "airbnb-clone",
    ),
    section: "sectionPage-app-clones",
  },
  {
    _id: "serviceGroup-hire-developers",
    title: "Hire developers and designers",
    description:
      "Hire people by the month when you have a plan and need more hands: 10 hours a week, working remotely.",
    services: services(
      "react-developer",
      "flutter-developer",
      "nodejs-developer",
      "python-developer",
      "ui-ux-designer",
      "ai-engineer",
    ),
    section: "sectionPage-hire-resources",
  },
  {
    _id: "serviceGroup-social-media",
    title: "Social media marketing",
    description:
      "We plan your posts, short videos and local search a month ahead, and nothing goes out until you approve it.",
    services: services(
      "instagram-marketing",
      "tiktok-marketing",
      "social-media-management",
      "google-business-profile-optimization",
      "video-ads-social-media",
    ),
  },
  {
    _id: "serviceGroup-web-development",
    title: "Web development",
    description:
      "We build sites, landing pages and booking forms for speed, check them on cheap phones and hand them over with the logins in your name.",
    services: services(
      "custom-website-development",
      "landing-page-ad-funnel-setup",
      "online-booking-system-integration",
    ),
  },
  {
    _id: "serviceGroup-ecommerce",
    title: "Online stores",
    description:
      "We open your shop with products on the shelf, Australian payments and freight switched on, and GST set up properly.",
    services: services("shopify-store-setup", "woocommerce-setup", "product-uploading"),
  },
  {
    _id: "serviceGroup-website-care",
    title: "Website care and hosting",
    description:
      "We do the dull work that keeps a site alive: updates, backups, DNS records and mailboxes.",
    services: services(
      "wordpress-maintenance",
      "shopify-maintenance",
      "web-hosting-setup",
      "email-hosting-setup",
      "website-security-audit",
    ),
  },
  {
    _id: "serviceGroup-design-branding",
    title: "Design and branding",
    description:
      "We draw logos, web layouts and app screens before the build starts, while changing your mind still costs an afternoon.",
    services: services("website-design", "mobile-app-design", "logo-brand-identity-design"),
  },
  {
    _id: "serviceGroup-content-crm",
    title: "Content, email and CRM",
    description:
      "We write articles worth finding, set up newsletters people open and keep a tidy record of who asked for what, so no enquiry goes cold.",
    services: services(
      "content-writing-blog-management",
      "email-newsletter-setup-design",
      "lead-capture-crm-automation",
    ),
  },
];
