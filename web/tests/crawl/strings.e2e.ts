import { formatPrice } from "@currawong/schemas/price";
import { expect } from "@playwright/test";
import { ALIASES, PAGES } from "../../../scripts/content-check/routes.data.ts";
import { plain, textOf } from "./read.ts";
import { type Snapshot, test } from "./snapshot.ts";

/** Exact strings that the specification requires. Typographic apostrophes are treated as plain ones. */
const CLAIMS = ["500+", "98%", "8+", "24/7"];
const STRINGS: Record<string, readonly string[]> = {
  "/": [
    "500+ projects delivered, 98% client satisfaction",
    "View All Services",
    "MOST POPULAR",
    "REVOLUTIONARY",
    "CONTENT CREATION",
    "DESIGN",
    "DEVELOPMENT",
    "AUTOMATION",
    "AI Chatbot Development",
    "AI-Powered Services",
    "Social Media Marketing",
    "UI/UX Design",
    "Web Development",
    "AI Automation",
    "$2,999 AUD",
    "$399 AUD",
    "$899 AUD/month",
    "$1,499 AUD",
    "$1,999 AUD",
    "4.8 (156 reviews)",
    "4.9 (89 reviews)",
  ],
  "/about": [
    "500+ projects",
    "Innovation First",
    "Australian Market Expertise",
    "Collaborative Spirit",
    "Customer-Centric Approach",
    "Quality Excellence",
    "Continuous Growth",
  ],
  "/contact": [
    "24 hours",
    "24-hour response guarantee",
    "What happens next",
    "What counts as an emergency",
    "9 AM-6 PM AEST",
    "Monday-Friday 9-6 and Saturday 10-4 AEST",
    "24/7",
  ],
  "/instagram-chatbot": [
    "Key Features",
    "Benefits",
    "Pricing Plans",
    "Frequently Asked Questions",
    "Get Your Free Quote",
    "What happens next",
  ],
  "/blog": ["Load More Articles"],
  "/hire-resources": ["60+ roles"],
  "/social-media": ["50+ brand accounts managed"],
  "/portfolio": CLAIMS,
};

const CITIES = "Sydney Melbourne Brisbane Perth Adelaide Canberra Hobart Darwin".split(" ");
const EVERYWHERE = ["© 2025", "Sitemap", ...CITIES];

function missingFrom(site: Snapshot, path: string, strings: readonly string[]): string[] {
  const text = textOf(site.page(path).document).replaceAll("’", "'");
  return strings
    .filter((expected) => !text.includes(expected))
    .map((expected) => `${path}: ${expected}`);
}

test("the site has the specification's pages and aliases", ({ site }) => {
  const paths = site.pages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining([...PAGES]));
  expect(Object.fromEntries(site.aliases)).toMatchObject(ALIASES);
});

test("pages carry the specification's words, prices, claims and promises", ({ site }) => {
  const missing = Object.entries(STRINGS).flatMap(([path, strings]) =>
    missingFrom(site, path, [...strings, ...EVERYWHERE]),
  );
  expect(missing).toEqual([]);
});

test("every service has the template's sections, its price, its badge and its chat", ({ site }) => {
  expect(site.services.length).toBeGreaterThan(40);
  const missing: string[] = [];
  for (const { title, slug, badge, features, description, price, chatMessage } of site.services) {
    const path = `/services/${slug}`;
    const strings = [
      title,
      badge,
      `Starting at ${formatPrice(price)}`,
      "What's Included",
      "Ready to Get Started?",
      "Chat on WhatsApp Now",
      "Get Your Custom Quote",
      "within 2-4 hours during business hours",
      "What happens next",
      description,
      ...features,
    ];
    const expected = strings.map((text) => plain(text.replaceAll("’", "'")));
    missing.push(...missingFrom(site, path, expected));
    const chat =
      chatMessage ?? `Hi Team, I'm interested in your ${title} service from your website.`;
    const link = `?text=${encodeURIComponent(chat)}`.replaceAll("'", "&#x27;");
    if (!site.page(path).html.includes(link)) missing.push(`${path}: ${chat}`);
  }
  expect(missing).toEqual([]);
});
