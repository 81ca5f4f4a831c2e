import { inBlock, plansOf } from "./in-block.ts";

/**
 * The specification's figures, each with where it stands in the content. `at` is GROQ from the
 * document on, so that any figure can be opened in the Studio: document, then field.
 */
export type ExpectedValue = { id: string; at: string; is: unknown };

type Unit = "once" | "month" | "article" | "video" | "100-skus" | "project";

const money = (at: string) => `${at}{ amount, unit }`;

const starting = (slug: string, amount: number, unit: Unit = "once"): ExpectedValue => ({
  id: `service-${slug}`,
  at: money("startingPrice"),
  is: { amount, unit },
});

const inPlace = (
  place: string,
  slug: string,
  amount: number,
  unit: Unit = "once",
): ExpectedValue => ({
  id: `service-${slug}`,
  at: money(`placePrices[place == "${place}"][0].price`),
  is: { amount, unit },
});

/** A reading that no place claims: noted for editors, unseen by visitors. */
const quoted = (slug: string, amount: number, unit: Unit = "once"): ExpectedValue => ({
  id: `service-${slug}`,
  at: `alsoQuoted[price.amount == ${amount} && price.unit == "${unit}"][0].price.amount`,
  is: amount,
});

const badge = (id: string, text: string): ExpectedValue => ({ id, at: "badge", is: text });

const rating = (slug: string, stars: number, reviews: number): ExpectedValue => ({
  id: `service-${slug}`,
  at: "[rating, reviewCount]",
  is: [stars, reviews],
});

/** Amounts of the plans a document offers, in their order. */
const plans = (id: string, amounts: number[], unit: Unit, page = ""): ExpectedValue => ({
  id,
  at: `${plansOf(page)}packages[].price{ amount, unit }`,
  is: amounts.map((amount) => ({ amount, unit })),
});

/** A card on the home page, by its badge: the price of whatever it offers, as shown there. */
const homeCard = (label: string, amount: number, unit: Unit = "once"): ExpectedValue => ({
  id: "homePage",
  at: `${inBlock("offerCards", "cards")}[badge == "${label}"][0].subject->{
    "price": coalesce(placePrices[place == "home"][0].price, startingPrice){ amount, unit }
  }.price`,
  is: { amount, unit },
});

/** How many of something the specification counts. */
const count = (id: string, at: string, is: number): ExpectedValue => ({
  id,
  at: `count(${at})`,
  is,
});

const services: ExpectedValue[] = [
  starting("whatsapp-chatbot", 2999),
  inPlace("template", "whatsapp-chatbot", 2499),
  starting("facebook-chatbot", 2499),
  quoted("facebook-chatbot", 1899),
  starting("website-chatbot", 1999),
  inPlace("landing", "website-chatbot", 3999),
  {
    id: "service-website-chatbot",
    at: 'placePrices[place == "landing"][0].price.from',
    is: true,
  },
  starting("instagram-chatbot", 2499),
  starting("ai-chatbot-development", 1299),
  inPlace("home", "ai-chatbot-development", 2999),
  starting("whatsapp-catalog-product-showcase", 499),
  starting("ai-lead-scoring", 3499),
  inPlace("section", "ai-lead-scoring", 2499),
  quoted("ai-lead-scoring", 3999),
  starting("ai-email-response", 2999),
  inPlace("section", "ai-email-response", 1899),
  starting("ai-video-avatar-creation", 2499),
  inPlace("section", "ai-video-avatar-creation", 3499),
  starting("hr-automation", 4499),
  starting("voice-ai", 3999),
  starting("ecommerce-automation", 4999),
  quoted("ecommerce-automation", 2999),
  starting("wordpress-maintenance", 49, "month"),
  starting("shopify-maintenance", 99, "month"),
  starting("custom-website-development", 299),
  quoted("custom-website-development", 2999),
  starting("shopify-store-setup", 499),
  starting("woocommerce-setup", 1399),
  starting("product-uploading", 299, "100-skus"),
  starting("instagram-marketing", 899, "month"),
  starting("tiktok-marketing", 1199, "month"),
  starting("social-media-management", 299, "month"),
  {
    id: "service-social-media-management",
    at: "addOns[].price.amount",
    is: [99],
  },
  starting("google-business-profile-optimization", 149),
  quoted("google-business-profile-optimization", 299),
  starting("video-ads-social-media", 149, "video"),
  starting("lead-capture-crm-automation", 599),
  starting("landing-page-ad-funnel-setup", 999),
  starting("online-booking-system-integration", 399),
  quoted("online-booking-system-integration", 799),
  starting("email-newsletter-setup-design", 199),
  quoted("email-newsletter-setup-design", 399),
  starting("web-hosting-setup", 199),
  starting("email-hosting-setup", 149),
  quoted("email-hosting-setup", 199),
  starting("website-security-audit", 399),
  starting("logo-brand-identity-design", 249),
  starting("mobile-app-design", 2499),
  quoted("mobile-app-design", 2999),
  starting("website-design", 1999),
  quoted("website-design", 1299),
  starting("content-writing-blog-management", 99, "article"),
  quoted("content-writing-blog-management", 199, "month"),
  starting("tiktok-clone", 8999),
  inPlace("section", "tiktok-clone", 15_999),
  starting("uber-clone", 12_999),
  starting("facebook-clone", 15_999),
  starting("instagram-clone", 12_999),
  starting("linkedin-clone", 18_999),
  starting("airbnb-clone", 11_999),
  starting("react-developer", 3599, "month"),
  starting("flutter-developer", 3999, "month"),
  inPlace("template", "flutter-developer", 3799, "month"),
  starting("nodejs-developer", 3799, "month"),
  starting("python-developer", 3999, "month"),
  starting("ui-ux-designer", 2999, "month"),
  starting("ai-engineer", 4999, "month"),
];

const chatbot = "service-instagram-chatbot";

const packages: ExpectedValue[] = [
  plans("sectionPage-social-media", [699, 1199, 2199, 2999], "month"),
  plans("service-whatsapp-chatbot", [2999, 4999, 9999], "once", "landing."),
  plans(chatbot, [1499, 2999, 4999], "once", "landing."),
  plans("designPage-website", [999, 2499, 4999], "once"),
  plans("designPage-mobile-app", [1499, 2999, 5999], "once"),
  plans("designPage-saas", [1899, 3499, 6999], "once"),
  {
    id: "designPage-web-app",
    at: `${plansOf()}packages[0...3].price{ amount, unit }`,
    is: [1299, 2499, 4999].map((amount) => ({ amount, unit: "once" })),
  },
  {
    id: "sectionPage-ui-ux-design",
    at: `${plansOf()}packages[].price{ amount, unit }`,
    is: [
      { amount: 899, unit: "project" },
      { amount: 1599, unit: "project" },
      { amount: 3299, unit: "project" },
      { amount: 2000, unit: "month" },
    ],
  },
];

const home: ExpectedValue[] = [
  homeCard("MOST POPULAR", 2999),
  homeCard("REVOLUTIONARY", 399),
  homeCard("CONTENT CREATION", 899, "month"),
  homeCard("DESIGN", 2999),
  homeCard("DEVELOPMENT", 1499),
  homeCard("AUTOMATION", 1999),
];

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

/** Every figure, badge, rating and count, by place. */
export const EXPECTED_VALUES: readonly ExpectedValue[] = [
  ...services,
  ...packages,
  ...home,
  ...badgesAndRatings,
  ...agency,
  ...designs,
];
