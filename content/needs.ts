import type { NeedFinder } from "@currawong/schemas/content.generated";
import type { Authored } from "./authored.ts";

/** What customers need, in their words, with the services that help: home and the catalogue show them. */
export const NEEDS: Authored<NeedFinder["items"]> = [
  {
    title: "We need more enquiries",
    services: ["service-lead-capture-crm-automation", "service-landing-page-ad-funnel-setup"],
  },
  {
    title: "Nobody finds us on Google",
    services: [
      "service-google-business-profile-optimization",
      "service-content-writing-blog-management",
    ],
  },
  {
    title: "Our website looks old",
    services: ["service-website-design", "service-custom-website-development"],
  },
  {
    title: "I want to sell online",
    services: ["service-shopify-store-setup", "service-woocommerce-setup"],
  },
  {
    title: "We miss calls and messages",
    services: ["service-voice-ai", "service-whatsapp-chatbot"],
  },
  {
    title: "People should book online",
    services: ["service-online-booking-system-integration"],
  },
  {
    title: "Our social media has gone quiet",
    services: ["service-social-media-management", "service-video-ads-social-media"],
  },
  {
    title: "My site is slow, broken or hacked",
    services: ["service-website-security-audit", "service-wordpress-maintenance"],
  },
  {
    title: "I have an idea for an app",
    services: ["service-mobile-app-design", "service-flutter-developer"],
  },
];
