import { inBlock, plansOf } from "./in-block.ts";

/**
 * Facts of the specification, each with where it stands in the content. `at` is GROQ from the document
 * on, so that any of them can be opened in the Studio: document, then field. Prices stand in the content
 * alone.
 */
export type ExpectedValue = { id: string; at: string; is: unknown };

const badge = (id: string, text: string): ExpectedValue => ({ id, at: "badge", is: text });

const rating = (slug: string, stars: number, reviews: number): ExpectedValue => ({
  id: `service-${slug}`,
  at: "[rating, reviewCount]",
  is: [stars, reviews],
});

/** How many of something the specification counts. */
const count = (id: string, at: string, is: number): ExpectedValue => ({
  id,
  at: `count(${at})`,
  is,
});

const chatbot = "service-instagram-chatbot";

const badgesAndRatings: ExpectedValue[] = [
  badge("service-whatsapp-chatbot", "WHATSAPP AI"),
  badge("service-react-developer", "FRONTEND"),
  badge("service-flutter-developer", "MOBILE"),
  rating("whatsapp-chatbot", 4.9, 127),
  rating("facebook-chatbot", 4.8, 94),
  rating("ai-chatbot-development", 4.8, 156),
  rating("social-media-management", 4.7, 234),
  { id: "siteSettings", at: "[rating, reviewCount]", is: [4.9, 127] },
  { id: "siteSettings", at: "defaultRating", is: { rating: 4.9, reviewCount: 89 } },
];

const agency: ExpectedValue[] = [
  { id: "siteSettings", at: "priceRange", is: "$299-$9999 AUD" },
  {
    id: "siteSettings",
    at: "openingHours{ days, opens, closes }",
    is: {
      days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "09:00",
      closes: "17:00",
    },
  },
  { id: "siteSettings", at: "count(offers)", is: 2 },
  count("homePage", inBlock("offerCards", "cards"), 6),
  count("homePage", inBlock("features", "items"), 6),
  count("sectionPage-ai-services", inBlock("serviceCards", "services"), 4),
  count("sectionPage-app-clones", inBlock("serviceCards", "services"), 6),
  count("sectionPage-social-media", inBlock("platforms", "pages"), 5),
  count("sectionPage-ui-ux-design", inBlock("designs", "pages"), 4),
  count("service-whatsapp-chatbot", inBlock("useCases", "items", "landing."), 4),
  count(chatbot, inBlock("features", "items", "landing."), 6),
  count(chatbot, inBlock("questions", "items", "landing."), 4),
  { id: chatbot, at: "landing.serviceType", is: "Instagram Chatbot Development" },
  {
    id: chatbot,
    at: `${plansOf("landing.")}packages[].title`,
    is: ["Basic", "Standard", "Premium"],
  },
  {
    id: chatbot,
    at: `${plansOf("landing.")}packages[isPopular == true].title`,
    is: ["Standard"],
  },
];

/** A design page: six cards, four checkmarks, three questions. */
const designs = ["website", "mobile-app", "saas", "web-app"].flatMap((slug): ExpectedValue[] => [
  count(`designPage-${slug}`, inBlock("features", "items"), 6),
  count(`designPage-${slug}`, inBlock("pictures", "points"), 4),
  count(`designPage-${slug}`, inBlock("questions", "items"), 3),
]);

const hire = "sectionPage-hire-resources";

/** Sixty roles and more in twelve categories, within the section's range of prices. */
const roles: ExpectedValue[] = [
  { id: hire, at: 'count(*[_type == "role"]) >= 60', is: true },
  { id: hire, at: 'count(*[_type == "hireCategory"])', is: 12 },
  { id: hire, at: '*[_type == "role" && !(startingPrice.amount in 2499..4999)]._id', is: [] },
];

/** Every badge, rating and count, by place. */
export const EXPECTED_VALUES: readonly ExpectedValue[] = [
  ...badgesAndRatings,
  ...agency,
  ...designs,
  ...roles,
];
