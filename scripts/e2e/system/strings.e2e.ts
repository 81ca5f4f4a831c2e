import { formatPrice, type Price } from "@currawong/schemas/price";
import { expect, test } from "@playwright/test";
import { ALIASES, PAGES } from "../../content-check/routes.data.ts";
import { published } from "../support/lake.ts";
import { pageText } from "../support/page-text.ts";
import { siteAddresses, visit } from "../support/site.ts";

/** What the specification puts on the pages, to the letter. Typographic apostrophes count as plain. */
const CLAIMS = ["500+", "98%", "8+", "24/7"];
const STRINGS: Record<string, readonly string[]> = {
  "/": [
    ...CLAIMS,
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
    "Full Name",
    "Email Address",
    "Phone Number",
    "Company Name",
    "Service Interested In",
    "Select a service",
    "AI Chatbots",
    "SEO Services",
    "App Development",
    "Other",
    "Project Details",
    "24 hours",
    "24-hour response guarantee",
    "9 AM-6 PM AEST",
    "Monday-Friday 9-6 and Saturday 10-4 AEST",
    "24/7",
  ],
  "/instagram-chatbot": [
    "Get Free Consultation",
    "Key Features",
    "Benefits",
    "Pricing Plans",
    "Basic",
    "Standard",
    "Most Popular",
    "Premium",
    "Frequently Asked Questions",
    "Get Your Free Quote",
  ],
  "/blog": ["Load More Articles"],
  "/hire-resources": ["60+ roles"],
  "/social-media": ["50+ brand accounts managed"],
  "/portfolio": CLAIMS,
};

const EVERYWHERE = [
  "© 2025",
  "Sitemap",
  "Sydney",
  "Melbourne",
  "Brisbane",
  "Perth",
  "Adelaide",
  "Canberra",
  "Hobart",
  "Darwin",
];

/** Which of the strings a page lacks. */
async function missingFrom(path: string, strings: readonly string[]): Promise<string[]> {
  const text = (await pageText(path)).replaceAll("’", "'");
  return strings.filter((wanted) => !text.includes(wanted)).map((wanted) => `${path}: ${wanted}`);
}

test("the specification's pages and aliases are the site's", async () => {
  const { pages, aliases } = await siteAddresses();
  expect(pages.toSorted()).toEqual([...PAGES].sort());
  for (const [alias, page] of Object.entries(ALIASES)) expect(aliases.get(alias), alias).toBe(page);
});

test("pages carry the specification's words, prices, claims and promises", async () => {
  const missing: string[] = [];
  for (const [path, strings] of Object.entries(STRINGS)) {
    missing.push(...(await missingFrom(path, [...strings, ...EVERYWHERE])));
  }
  expect(missing).toEqual([]);
});

type Service = {
  title: string;
  slug: string;
  badge: string;
  features: string[];
  description: string;
  price: Price;
  chatMessage: string | null;
};

test("every service has the template's sections, its price, its badge and its chat", async () => {
  const services = await published.fetch<Service[]>(
    `*[_type == "service" && hasDetailPage != false && (!defined(landing) || defined(landing.slug))]{
      title, "slug": slug.current, badge, features, description, chatMessage,
      "price": coalesce(placePrices[place == "template"][0].price, startingPrice)
    }`,
  );
  expect(services.length).toBeGreaterThan(40);
  const missing: string[] = [];
  for (const { title, slug, badge, features, description, price, chatMessage } of services) {
    const path = `/services/${slug}`;
    const strings = [
      title,
      badge,
      `Starting at ${formatPrice(price)}`,
      "What's Included",
      "Ready to Get Started?",
      "Chat on WhatsApp Now",
      "Get Your Custom Quote",
      "Full Name *",
      "Email Address *",
      "Phone Number *",
      "Company Name",
      "Project Details *",
      "within 2-4 hours during business hours",
      description,
      ...features,
    ];
    const plain = strings.map((text) => text.replaceAll("’", "'").replace(/\s+/g, " ").trim());
    missing.push(...(await missingFrom(path, plain)));
    const chat =
      chatMessage ?? `Hi Team, I'm interested in your ${title} service from your website.`;
    const link = `?text=${encodeURIComponent(chat)}`.replaceAll("'", "&#x27;");
    if (!(await visit(path)).body.includes(link)) missing.push(`${path}: ${chat}`);
  }
  expect(missing).toEqual([]);
});
