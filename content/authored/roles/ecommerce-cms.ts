import type { AuthoredDocument } from "../../authored.ts";
import { role } from "../../offers.ts";

/** Roles for shops and content platforms. */
export const ecommerceCmsRoles: AuthoredDocument<"role">[] = [
  role("Shopify developer", "SHOPIFY", 3299, {
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
  }),
  role("WordPress developer", "WORDPRESS", 2799, {
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
  }),
  role("Adobe Commerce developer", "MAGENTO", 4099, {
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
  }),
  role("Webflow developer", "WEBFLOW", 2899, {
    description:
      "Marketing teams that publish daily get pages they can rearrange themselves, with class names that still make sense in a year.",
    features: [
      "Client-First class naming",
      "CMS collections and nested lists",
      "Interactions kept light on phones",
      "Localisation and region pages",
      "Custom code embeds, versioned",
    ],
  }),
  role("Headless CMS developer", "CONTENT PLATFORM", 3799, {
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
  }),
  role("Catalogue specialist", "PRODUCT DATA", 2499, {
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
  }),
];
