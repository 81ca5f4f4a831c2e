/** The specification's addresses, all of which must exist. */

/** Adds a prefix to each path in a whitespace-separated list. */
const under = (prefix: string, ends: string) =>
  ends
    .trim()
    .split(/\s+/)
    .map((end) => prefix + end);

/** Page addresses: those of the specification, the privacy and procurement pages and the samples. */
export const PAGES: readonly string[] = [
  "/",
  ...under(
    "/",
    `
      about contact services ai-services app-clones hire-resources social-media ui-ux-design blog
      portfolio website-chatbot instagram-chatbot facebook-chatbot whatsapp-chatbot privacy
      sample-quote sample-report procurement
    `,
  ),
  ...under("/social-media/", "instagram tiktok youtube facebook linkedin"),
  ...under("/ui-ux-design/", "website mobile-app saas web-app"),
  ...under(
    "/services/",
    `
      whatsapp-chatbot instagram-chatbot facebook-chatbot website-chatbot ai-chatbot-development
      whatsapp-catalog-product-showcase ai-lead-scoring ai-email-response hr-automation voice-ai
      ecommerce-automation ai-video-avatar-creation ai-engineer tiktok-clone uber-clone
      facebook-clone instagram-clone linkedin-clone instagram-marketing tiktok-marketing
      social-media-management google-business-profile-optimization video-ads-social-media
      wordpress-maintenance shopify-maintenance custom-website-development shopify-store-setup
      woocommerce-setup product-uploading online-booking-system-integration
      email-newsletter-setup-design web-hosting-setup email-hosting-setup website-security-audit
      logo-brand-identity-design mobile-app-design website-design ui-ux-designer
      content-writing-blog-management lead-capture-crm-automation landing-page-ad-funnel-setup
      nodejs-developer python-developer react-developer flutter-developer
    `,
  ),
  ...under(
    "/blog/",
    `
      top-chatbot-development-australia-2025 shopify-maintenance-australia-2025
      top-automation-tools-australian-startups-2025 wordpress-maintenance-australia-2025
      instagram-dm-bots-australia-2025 top-5-ai-development-services-australia-2025
      mobile-app-development-booming-australia-2025 ai-for-small-business-australia-2025
      flutter-for-australian-startups uber-like-app-cost-australia flutter-app-maintenance
      product-development-company-australia top-7-it-services-australia cybersecurity-2025
      ai-and-automation-for-small-business high-converting-website-guide
      it-infrastructure-readiness-checklist delivery-app-success social-media-app
      taxi-app-uber-rival crypto-exchange-app salon-booking-marketplace
    `,
  ),
];

/** Aliases, and the page each leads to. */
export const ALIASES: Readonly<Record<string, string>> = {
  "/social-media-marketing": "/social-media",
  "/services/whatsapp-chatbot-development": "/services/whatsapp-chatbot",
  "/services/instagram-chatbot-development": "/services/instagram-chatbot",
  "/services/facebook-chatbot-development": "/services/facebook-chatbot",
  "/services/website-chatbot-development": "/services/website-chatbot",
  "/services/instagram-marketing-services": "/services/instagram-marketing",
  "/services/tiktok-marketing-services": "/services/tiktok-marketing",
  "/react-developer": "/services/react-developer",
  "/hire-react-developer": "/services/react-developer",
  "/services/hire-react-developer": "/services/react-developer",
  "/flutter-developer": "/services/flutter-developer",
  "/hire-flutter-developer": "/services/flutter-developer",
  "/services/hire-flutter-developer": "/services/flutter-developer",
};
