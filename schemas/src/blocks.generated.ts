// Made by generate-blocks.ts from the folders of blocks/: do not edit.
import { articleList, articleListView } from "./blocks/article-list/schema.ts";
import { benefits, benefitsView } from "./blocks/benefits/schema.ts";
import { catalogue, catalogueView } from "./blocks/catalogue/schema.ts";
import { chatDemo, chatDemoView } from "./blocks/chat-demo/schema.ts";
import { claims, claimsView } from "./blocks/claims/schema.ts";
import { closing, closingView } from "./blocks/closing/schema.ts";
import { contact, contactView } from "./blocks/contact/schema.ts";
import { designs, designsView } from "./blocks/designs/schema.ts";
import { exhibit, exhibitView } from "./blocks/exhibit/schema.ts";
import { features, featuresView } from "./blocks/features/schema.ts";
import { form, formView } from "./blocks/form/schema.ts";
import { hero, heroView } from "./blocks/hero/schema.ts";
import { insights, insightsView } from "./blocks/insights/schema.ts";
import { needFinder, needFinderView } from "./blocks/need-finder/schema.ts";
import { offerCards, offerCardsView } from "./blocks/offer-cards/schema.ts";
import { packages, packagesView } from "./blocks/packages/schema.ts";
import { pictures, picturesView } from "./blocks/pictures/schema.ts";
import { platforms, platformsView } from "./blocks/platforms/schema.ts";
import { portfolio, portfolioView } from "./blocks/portfolio/schema.ts";
import { prose, proseView } from "./blocks/prose/schema.ts";
import { questions, questionsView } from "./blocks/questions/schema.ts";
import { quote, quoteView } from "./blocks/quote/schema.ts";
import { rateCard, rateCardView } from "./blocks/rate-card/schema.ts";
import { regions, regionsView } from "./blocks/regions/schema.ts";
import { roles, rolesView } from "./blocks/roles/schema.ts";
import { serviceCards, serviceCardsView } from "./blocks/service-cards/schema.ts";
import { steps, stepsView } from "./blocks/steps/schema.ts";
import { testimonials, testimonialsView } from "./blocks/testimonials/schema.ts";
import { useCases, useCasesView } from "./blocks/use-cases/schema.ts";
import { video, videoView } from "./blocks/video/schema.ts";

/** Every block, with the group of the menu it is picked from. */
export const BLOCKS = [
  articleList,
  benefits,
  catalogue,
  chatDemo,
  claims,
  closing,
  contact,
  designs,
  exhibit,
  features,
  form,
  hero,
  insights,
  needFinder,
  offerCards,
  packages,
  pictures,
  platforms,
  portfolio,
  prose,
  questions,
  quote,
  rateCard,
  regions,
  roles,
  serviceCards,
  steps,
  testimonials,
  useCases,
  video,
] as const;

/** What the site reads of each block. */
export const blocksView = /* groq */ `
  _key,
  _type,
  _type == "articleList" => { ${articleListView} },
  _type == "benefits" => { ${benefitsView} },
  _type == "catalogue" => { ${catalogueView} },
  _type == "chatDemo" => { ${chatDemoView} },
  _type == "claims" => { ${claimsView} },
  _type == "closing" => { ${closingView} },
  _type == "contact" => { ${contactView} },
  _type == "designs" => { ${designsView} },
  _type == "exhibit" => { ${exhibitView} },
  _type == "features" => { ${featuresView} },
  _type == "form" => { ${formView} },
  _type == "hero" => { ${heroView} },
  _type == "insights" => { ${insightsView} },
  _type == "needFinder" => { ${needFinderView} },
  _type == "offerCards" => { ${offerCardsView} },
  _type == "packages" => { ${packagesView} },
  _type == "pictures" => { ${picturesView} },
  _type == "platforms" => { ${platformsView} },
  _type == "portfolio" => { ${portfolioView} },
  _type == "prose" => { ${proseView} },
  _type == "questions" => { ${questionsView} },
  _type == "quote" => { ${quoteView} },
  _type == "rateCard" => { ${rateCardView} },
  _type == "regions" => { ${regionsView} },
  _type == "roles" => { ${rolesView} },
  _type == "serviceCards" => { ${serviceCardsView} },
  _type == "steps" => { ${stepsView} },
  _type == "testimonials" => { ${testimonialsView} },
  _type == "useCases" => { ${useCasesView} },
  _type == "video" => { ${videoView} }
` as const;
