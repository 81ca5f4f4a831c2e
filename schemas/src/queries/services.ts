import { defineQuery } from "groq";
import { blocksView } from "../blocks.ts";
import {
  designCard,
  facts,
  packageSet,
  pictureFields,
  priceAt,
  rateLine,
  richFrame,
  seoFields,
  serviceCardCatalogue,
  serviceCardSection,
} from "../fragments.ts";

/** The title of a service's group on the service's page, and the group's anchor. */
export const groupLabel = /* groq */ `_id, "_view": "label", title, "slug": slug.current` as const;

export const servicePage = /* groq */ `
  _id, "_view": "page", _type, "slug": slug.current, hasDetailPage,
  "landingSlug": landing.slug.current, title, description, features, "badge": upper(badge), rating, reviewCount,
  chatMessage,
  addOns[]{ _key, title, price },
  vantaType,
  plate{
    picture{ ${pictureFields} },
    "frames": select(picture.asset->extension == "svg" => frames[]{ _key, caption, view })
  },
  ${priceAt("template")}, ${facts},
  "factsHere": placePrices[place == "template"][0]{ ${facts} },
  "elsewhere": placePrices[place in ["section", "landing"] && defined(scope)]{
    price, scope, "isOnLanding": place == "landing"
  },
  "startingElsewhere": select(
    defined(placePrices[place == "template"][0].price) && defined(priceIncludes)
      => { "price": startingPrice, "scope": priceIncludes },
    null
  ),
  "landingPlans": landing.sections[_type == "packages"][0].set->{ ${packageSet} },
  plansPage->{ ${designCard} },
  group->{ ${groupLabel} },
  relatedServices[defined(@->)]->{ ${rateLine} },
  "gone": [...relatedServices[!defined(@->)]._ref, select(!defined(plansPage->) => plansPage._ref)],
  sections[]{ ${blocksView} },
  ${seoFields("seo")}` as const;

/** The rich page, which has its own address. */
export const landingPage = /* groq */ `
  _id, "_view": "landing", _type, "slug": slug.current, hasDetailPage,
  "landingSlug": landing.slug.current, "title": landing.title, "description": landing.description,
  vantaType, ${priceAt("landing")},
  "onServicePage": select(
    defined(placePrices[place == "landing"][0].price) => { title, ${priceAt("template")} },
    null
  ),
  "rich": landing{ ${richFrame}, sections[]{ ${blocksView} } },
  ${seoFields("landing.seo")}` as const;

export const SERVICE_QUERY = defineQuery(
  `*[_type == "service" && slug.current == $slug && hasDetailPage != false][0]{ ${servicePage} }`,
);

export const LANDING_QUERY = defineQuery(
  `*[_type == "service" && landing.slug.current == $slug][0]{ ${landingPage} }`,
);

export const serviceGroupEntry = /* groq */ `
  _id, "_view": "entry", title, "slug": slug.current, description,
  "order": services[]._ref` as const;

/** The groups of the catalogue with their services, by title. Reads the lists of both. */
export const CATALOGUE_QUERY = defineQuery(`*[_type == "serviceGroup"] | order(title asc, _id asc){
  ${serviceGroupEntry},
  "services": *[_type == "service" && group._ref == ^._id] | order(title asc, _id asc){
    ${serviceCardCatalogue}
  }
}`);

/** One group with its services, by title. Reads the list of services. */
export const GROUP_SERVICES_QUERY = defineQuery(`*[_type == "serviceGroup" && _id == $group][0]{
  ${serviceGroupEntry},
  "services": *[_type == "service" && group._ref == ^._id] | order(title asc, _id asc){
    ${serviceCardSection}
  }
}`);
