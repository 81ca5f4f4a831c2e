import { defineQuery } from "groq";
import {
  articleCard,
  bodyFields,
  closingFields,
  featureFields,
  link,
  linkFields,
  offer,
  packageSet,
  pictureFields,
  priceAt,
  richFields,
  seoFields,
  serviceCardSection,
} from "./fragments.ts";

/** What the home page takes from the subject of a card: its price there, its rating and its address. */
export const homeOffer = /* groq */ `
  _id,
  "_view": "offer-home",
  ${linkFields}, rating, reviewCount, ${priceAt("home")}` as const;

export const homePage = /* groq */ `
  _id,
  "_view": "page",
  _type,
  title,
  intro,
  chatLabel,
  chatMessage,
  servicesLabel,
  servicesHeading,
  servicesIntro,
  cards[]{
    _key,
    title,
    badge,
    isPopular,
    description,
    "features": features[0...4],
    "featureCount": count(features),
    chatMessage,
    subject->{ ${homeOffer} }
  },
  whyHeading,
  whyIntro,
  reasons[]{ ${featureFields} },
  insightsHeading,
  insightsIntro,
  vantaType,
  ${closingFields},
  ${seoFields("seo")}` as const;

/** The claims of the agency, as the home and portfolio pages show them. */
export const claims = /* groq */ `
  _id,
  "_view": "claims",
  "claims": claims[0...4]{ _key, figure, label }` as const;

export const CLAIMS_QUERY = defineQuery(`*[_type == "siteSettings"][0]{ ${claims} }`);

/** The home page with the three newest articles. Reads the list of articles. */
export const HOME_QUERY = defineQuery(`{
  "page": *[_type == "homePage"][0]{ ${homePage} },
  "settings": *[_type == "siteSettings"][0]{ ${claims} },
  "articles": *[_type == "article"] | order(publishedAt desc, _id asc)[0...3]{ ${articleCard} }
}`);

export const aboutPage = /* groq */ `
  _id,
  "_view": "page",
  _type,
  title,
  intro,
  image { ${pictureFields} },
  storyHeading,
  "story": ${bodyFields("story")},
  valuesHeading,
  values[]{ ${featureFields} },
  whyHeading,
  whyIntro,
  reasons[]{ ${featureFields} },
  vantaType,
  ${closingFields},
  ${seoFields("seo")}` as const;

export const ABOUT_QUERY = defineQuery(`{
  "page": *[_type == "aboutPage"][0]{ ${aboutPage} },
  "settings": *[_type == "siteSettings"][0]{ ${claims} }
}`);

export const contactPage = /* groq */ `
  _id,
  "_view": "page",
  _type,
  title,
  intro,
  formHeading,
  promise,
  services,
  factsHeading,
  chatLabel,
  chatMessage,
  ${seoFields("seo")}` as const;

export const contactSettings = /* groq */ `
  _id,
  "_view": "contact",
  hours[]{ _key, label, value }, "promise": promises.reply, "support": promises.support` as const;

export const CONTACT_QUERY = defineQuery(`{
  "page": *[_type == "contactPage"][0]{ ${contactPage} },
  "settings": *[_type == "siteSettings"][0]{ ${contactSettings} }
}`);

export const textPage = /* groq */ `
  _id,
  "_view": "page",
  _type,
  "slug": slug.current,
  title,
  intro,
  "body": ${bodyFields("body")},
  ${seoFields("seo")}` as const;

export const PAGE_QUERY = defineQuery(
  `*[_type == "page" && slug.current == $slug][0]{ ${textPage} }`,
);

/** A platform page as a card of its section page. */
export const platformCard = /* groq */ `
  _id,
  "_view": "card",
  ${linkFields}, platform, summary, "icon": features[0].icon, service->{ ${offer} }` as const;

/** A design page as a card of its section page, with the packages that give it its price. */
export const designCard = /* groq */ `
  _id,
  "_view": "card",
  ${linkFields}, title, summary, image { ${pictureFields} }, packages->{ ${packageSet} }` as const;

export const sectionPage = /* groq */ `
  _id,
  "_view": "page",
  _type,
  "slug": slug.current,
  title,
  eyebrow,
  intro,
  startingPrice,
  servicesHeading,
  servicesIntro,
  services[]->{ ${serviceCardSection} },
  packagesHeading,
  packagesIntro,
  packages->{ ${packageSet} },
  pagesHeading,
  pagesIntro,
  "platforms": pages[@->_type == "platformPage"]->{ ${platformCard} },
  "designs": pages[@->_type == "designPage"]->{ ${designCard} },
  locationsHeading,
  locationsIntro,
  pointsHeading,
  points[]{ ${featureFields} },
  faq[]{ _key, question, answer },
  chatLabel,
  chatMessage,
  vantaType,
  ${closingFields},
  ${seoFields("seo")}` as const;

export const SECTION_QUERY = defineQuery(
  `*[_type == "sectionPage" && slug.current == $slug][0]{ ${sectionPage} }`,
);

export const platformPage = /* groq */ `
  _id,
  "_view": "page",
  _type,
  "slug": slug.current,
  title,
  description,
  platform,
  service->{ ${offer} },
  ${richFields},
  ${seoFields("seo")}` as const;

export const PLATFORM_QUERY = defineQuery(
  `*[_type == "platformPage" && slug.current == $slug][0]{ ${platformPage} }`,
);

export const designPage = /* groq */ `
  _id,
  "_view": "page",
  _type,
  "slug": slug.current,
  title,
  description,
  features[]{ ${featureFields} },
  packages->{ ${packageSet} },
  checkmarks,
  image { ${pictureFields} },
  faq[]{ _key, question, answer },
  quoteLabel,
  chatMessage,
  vantaType,
  ${seoFields("seo")}` as const;

export const DESIGN_QUERY = defineQuery(
  `*[_type == "designPage" && slug.current == $slug][0]{ ${designPage} }`,
);

const navigationLinks = /* groq */ `{ _key, label, landing, target->{ ${link} } }` as const;

export const menu = /* groq */ `
  _id,
  "_view": "menu",
  chatLabel,
  header[]{ _key, label, target->{ ${link} }, children[]${navigationLinks} },
  footer[]{ _key, title, links[]${navigationLinks} }` as const;

/** The service behind one of the sample offers. */
export const sampleOffer = /* groq */ `
  _id,
  "_view": "sample-offer",
  ${linkFields},
  title,
  "price": startingPrice` as const;

/** What every page shows of the settings: header, footer and the structured business data. */
export const agency = /* groq */ `
  _id,
  "_view": "agency",
  name,
  shortName,
  description,
  cities,
  phone,
  whatsappNumber,
  email,
  chatGreeting,
  address { street, suburb, state, postcode, location { lat, lng } },
  openingHours { days, opens, closes },
  rating,
  reviewCount,
  abn,
  copyrightYear,
  priceRange,
  payments,
  offers[]{
    _key,
    name,
    validFrom,
    validThrough,
    service->{ ${sampleOffer} }
  }` as const;

/** The states and territories served, as the page that lists them shows them. */
export const regions = /* groq */ `
  _id,
  "_view": "regions",
  regions` as const;

export const REGIONS_QUERY = defineQuery(`*[_type == "siteSettings"][0]{ ${regions} }`);

/** What stands beside quotes and forms: how soon we answer, and what happens to the details. */
export const enquiryNotes = /* groq */ `
  _id,
  "_view": "enquiry-notes",
  "quotePromise": promises.quote,
  collectionNotice,
  chatNotice` as const;

export const ENQUIRY_NOTES_QUERY = defineQuery(`*[_type == "siteSettings"][0]{ ${enquiryNotes} }`);

export const LAYOUT_QUERY = defineQuery(`{
  "agency": *[_type == "siteSettings"][0]{ ${agency} },
  "navigation": *[_type == "navigation"][0]{ ${menu} }
}`);
