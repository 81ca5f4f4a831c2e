import { inBlock, plansOf } from "./in-block.ts";

/** Phrases that a document, or the part `at` (GROQ) selects, must contain. A hyphen matches any dash. */
export type Inclusion = { id: string; says: readonly string[]; at?: string };

const service = (slug: string, ...says: string[]): Inclusion => ({ id: `service-${slug}`, says });

const article = (slug: string, ...says: string[]): Inclusion => ({ id: `article-${slug}`, says });

const plan = (id: string, page: string, title: string, ...says: string[]): Inclusion => ({
  id,
  at: `${plansOf(page)}packages[title == "${title}"][0]`,
  says,
});

const instagram = (title: string, says: string) =>
  plan("service-instagram-chatbot", "landing.", title, ...says.split(", "));

const whatsapp = (at: number, ...says: string[]): Inclusion => ({
  id: "service-whatsapp-chatbot",
  at: `${plansOf("landing.")}packages[${at}]`,
  says,
});

const design = (slug: string, title: string, ...says: string[]) =>
  plan(`designPage-${slug}`, "", title, ...says);

export const INCLUSIONS: readonly Inclusion[] = [
  service("whatsapp-catalog-product-showcase", "20 products"),
  service("shopify-maintenance", "20 uploads"),
  service("shopify-store-setup", "20 products"),
  service("woocommerce-setup", "20 products"),
  service("wordpress-maintenance", "2 hours of content updates"),
  service("social-media-management", "12-16 posts"),
  { id: "service-social-media-management", at: "addOns", says: ["stories", "reels", "carousels"] },
  service("google-business-profile-optimization", "5 posts"),
  service("video-ads-social-media", "15-30 seconds", "1 revision", "3-5 business day"),
  service("lead-capture-crm-automation", "30 days"),
  service("email-newsletter-setup-design", "30 days"),
  service("logo-brand-identity-design", "2 concepts", "1 revision"),
  service("content-writing-blog-management", "500-800 words", "4-8 articles"),
  whatsapp(0, "1,000 messages"),
  whatsapp(1, "10,000 messages"),
  whatsapp(2, "unlimited"),
  {
    id: "service-instagram-chatbot",
    at: inBlock("features", "items[].title", "landing."),
    says: [
      "DM automation",
      "comment response",
      "lead capture",
      "product catalog",
      "story interaction",
      "multi-language",
    ],
  },
  instagram("Basic", "DM automation, comment responses, lead capture forms"),
  instagram("Basic", "monthly analytics, email support"),
  instagram("Standard", "advanced conversation flows, product catalog integration"),
  instagram("Standard", "story interaction automation, CRM integration"),
  instagram("Standard", "phone and email support, weekly reporting"),
  instagram("Premium", "custom AI training, multi-language support, advanced analytics"),
  instagram("Premium", "24/7 priority support, unlimited automation rules, custom integrations"),
  design("website", "Business Website Pack", "5 pages"),
  design("mobile-app", "MVP", "5-8 screens"),
  design("mobile-app", "Complete", "15-20 screens"),
  design("mobile-app", "Enterprise", "25+ screens"),
  design("saas", "Startup Pack", "8-10 screens"),
  design("saas", "Growth Pack", "15-20 screens"),
  design("saas", "Enterprise", "25+ screens"),
  design("web-app", "Dashboard Design Pack", "5-8 screens", "1 revision"),
  design("web-app", "Complete Web App UX", "10-15 screens"),
  design("web-app", "Enterprise", "20+ screens"),
  { id: "designPage-web-app", at: `[@, ${plansOf()}]`, says: ["2-day UI/UX audit sprint"] },
  { id: "sectionPage-ui-ux-design", at: `${plansOf()}packages[3]`, says: ["20-25 hours"] },
  { id: "sectionPage-portfolio", says: ["Our Australian Success Stories"] },
  { id: "siteSettings", says: ["24 hours", "2-4 hours during business hours", "24/7"] },
  article("it-infrastructure-readiness-checklist", "8-10", "5-7", "0-4", "immediate action"),
  article("shopify-maintenance-australia-2025", "$199", "$399", "$699", "4 hours"),
  article("wordpress-maintenance-australia-2025", "$149", "$299", "$599", "2 hours"),
  article("high-converting-website-guide", "4-8 weeks", "$3,000-15,000"),
];
