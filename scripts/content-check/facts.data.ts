/**
 * Builds GROQ, relative to a document, for a field of the first block of a type on its page.
 * @param page prefix of the block list: `landing.` for a service’s rich page
 */
const inBlock = (type: string, field: string, page = "") =>
  `${page}sections[_type == "${type}"][0].${field}`;

/** A fact of the specification. `at` is GROQ relative to the document. Only the content holds prices. */
export type ExpectedValue = { id: string; at: string; is: unknown };

const setting = (at: string, is: unknown): ExpectedValue => ({ id: "siteSettings", at, is });

const badge = (id: string, text: string): ExpectedValue => ({ id, at: "badge", is: text });

const rating = (slug: string, stars: number, reviews: number): ExpectedValue => ({
  id: `service-${slug}`,
  at: "[rating, reviewCount]",
  is: [stars, reviews],
});

const count = (id: string, at: string, is: number): ExpectedValue => ({
  id,
  at: `count(${at})`,
  is,
});

const chatbot = "service-instagram-chatbot";
const hire = "sectionPage-hire-resources";

const designs = ["website", "mobile-app", "saas", "web-app"].flatMap((slug): ExpectedValue[] => [
  count(`designPage-${slug}`, inBlock("features", "items"), 6),
  count(`designPage-${slug}`, inBlock("pictures", "points"), 4),
  count(`designPage-${slug}`, inBlock("questions", "items"), 3),
]);

export const EXPECTED_VALUES: readonly ExpectedValue[] = [
  badge("service-whatsapp-chatbot", "WHATSAPP AI"),
  badge("service-react-developer", "FRONTEND"),
  badge("service-flutter-developer", "MOBILE"),
  rating("whatsapp-chatbot", 4.9, 127),
  rating("facebook-chatbot", 4.8, 94),
  rating("ai-chatbot-development", 4.8, 156),
  rating("social-media-management", 4.7, 234),
  setting("[rating, reviewCount]", [4.9, 127]),
  setting("defaultRating", { rating: 4.9, reviewCount: 89 }),
  setting("priceRange", "$299-$9999 AUD"),
  setting("openingHours.days", ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"]),
  setting("[openingHours.opens, openingHours.closes]", ["09:00", "17:00"]),
  setting("count(offers)", 2),
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
  ...designs,
  { id: hire, at: 'count(*[_type == "role"]) >= 60', is: true },
  { id: hire, at: '*[_type == "role" && !(startingPrice.amount in 2499..4999)]._id', is: [] },
  count(hire, '*[_type == "hireCategory"]', 12),
];
