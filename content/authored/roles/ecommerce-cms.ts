import type { Role } from "@currawong/schemas/content.generated";
import type { AuthoredDocument } from "../../authored.ts";

/** Roles for shops and content platforms. */
export const ecommerceCmsRoles: AuthoredDocument<Role>[] = [
  {
    _id: "role-shopify-developer",
    title: "Shopify developer",
    badge: "SHOPIFY",
    startingPrice: { amount: 3299, unit: "month" },
    description:
      "Past the theme editor: custom sections, checkout extensions and private apps, written so the next theme update doesn’t erase them.",
    features: [
      "Liquid sections and theme blocks",
      "Checkout extensions and Functions",
      "Metafields for odd product facts",
      "Admin API apps for stock feeds",
      "Subscription and wholesale set-ups",
      "Theme scripts measured and culled",
    ],
  },
  {
    _id: "role-wordpress-developer",
    title: "WordPress developer",
    badge: "WORDPRESS",
    startingPrice: { amount: 2799, unit: "month" },
    description:
      "Writes the forty lines that spare you a plugin. Good for agencies with overflow and companies with one large, old, loved site.",
    features: [
      "Block themes and custom blocks",
      "ACF fields editors understand",
      "Multisite networks for franchises",
      "Query Monitor sessions on slow pages",
      "Elementor sites rebuilt natively",
      "WP-CLI scripts for bulk changes",
      "Hacked installs cleaned and closed",
    ],
  },
  {
    _id: "role-adobe-commerce-developer",
    title: "Adobe Commerce developer",
    badge: "MAGENTO",
    startingPrice: { amount: 4099, unit: "month" },
    description:
      "Magento shops with thousands of lines, trade pricing and a warehouse system need a specialist who has survived an upgrade before.",
    features: [
      "Magento 2 modules and plugins",
      "Tiered and customer group pricing",
      "Hyvä themes in place of Luma",
      "Elasticsearch and Varnish tuning",
      "ERP stock and order connectors",
      "Security patches within the week",
    ],
    chatMessage: "Hi Team, I'm interested in hiring an Adobe Commerce developer from your website.",
  },
  {
    _id: "role-webflow-developer",
    title: "Webflow developer",
    badge: "WEBFLOW",
    startingPrice: { amount: 2899, unit: "month" },
    description:
      "Marketing teams that publish daily get pages they can rearrange themselves, with class names that still make sense in a year.",
    features: [
      "Client-First class naming",
      "CMS collections and nested lists",
      "Interactions kept light on phones",
      "Localisation and region pages",
      "Custom code embeds, versioned",
    ],
  },
  {
    _id: "role-headless-cms-developer",
    title: "Headless CMS developer",
    badge: "CONTENT PLATFORM",
    startingPrice: { amount: 3799, unit: "month" },
    description:
      "Models content as facts instead of pages, so that a price is typed once and turns up correct on the site, the app and the screen in store.",
    features: [
      "Sanity, Contentful and Strapi schemas",
      "GROQ and GraphQL queries, typed",
      "Live preview that editors trust",
      "Migration scripts with a dry run",
      "Roles, workflows and scheduled releases",
      "Webhooks that clear only stale pages",
    ],
  },
  {
    _id: "role-catalogue-specialist",
    title: "Catalogue specialist",
    badge: "PRODUCT DATA",
    startingPrice: { amount: 2499, unit: "month" },
    description:
      "Spends the month inside your product data: missing sizes, wrong weights, three spellings of charcoal, and feeds the marketplaces rejected.",
    features: [
      "Amazon and eBay listing templates",
      "Google Merchant Center disapprovals",
      "Attribute lists and size charts",
      "GTIN and brand registry records",
      "Seasonal price files loaded on time",
      "Akeneo or spreadsheet housekeeping",
    ],
  },
];
