import { articleList, articleListView } from "./blocks/article-list.ts";
import { benefits, benefitsView } from "./blocks/benefits.ts";
import { catalogue, catalogueView } from "./blocks/catalogue.ts";
import { claims, claimsView } from "./blocks/claims.ts";
import { closing, closingView } from "./blocks/closing.ts";
import { contact, contactView } from "./blocks/contact.ts";
import { designs, designsView } from "./blocks/designs.ts";
import { exhibit, exhibitView } from "./blocks/exhibit.ts";
import { features, featuresView } from "./blocks/features.ts";
import { form, formView } from "./blocks/form.ts";
import { hero, heroView } from "./blocks/hero.ts";
import { insights, insightsView } from "./blocks/insights.ts";
import { offerCards, offerCardsView } from "./blocks/offer-cards.ts";
import { packages, packagesView } from "./blocks/packages.ts";
import { pictures, picturesView } from "./blocks/pictures.ts";
import { platforms, platformsView } from "./blocks/platforms.ts";
import { portfolio, portfolioView } from "./blocks/portfolio.ts";
import { postWall, postWallView } from "./blocks/post-wall.ts";
import { prose, proseView } from "./blocks/prose.ts";
import { questions, questionsView } from "./blocks/questions.ts";
import { quote, quoteView } from "./blocks/quote.ts";
import { rateCard, rateCardView } from "./blocks/rate-card.ts";
import { regions, regionsView } from "./blocks/regions.ts";
import { roles, rolesView } from "./blocks/roles.ts";
import { serviceCards, serviceCardsView } from "./blocks/service-cards.ts";
import { steps, stepsView } from "./blocks/steps.ts";
import { useCases, useCasesView } from "./blocks/use-cases.ts";
import { video, videoView } from "./blocks/video.ts";

/** Every block, with its group, in the order of the block menu: those that pages need most, then the rest by title. */
export const BLOCKS = [
  hero,
  features,
  rateCard,
  packages,
  steps,
  questions,
  prose,
  pictures,
  video,
  closing,
  postWall,
  articleList,
  benefits,
  contact,
  designs,
  claims,
  form,
  insights,
  offerCards,
  platforms,
  portfolio,
  regions,
  roles,
  exhibit,
  quote,
  serviceCards,
  catalogue,
  useCases,
] as const;

/** What the site reads of each block. */
export const blocksView = /* groq */ `
  _key,
  _type,
  isHidden,
  _type == "hero" => { ${heroView} },
  _type == "features" => { ${featuresView} },
  _type == "rateCard" => { ${rateCardView} },
  _type == "packages" => { ${packagesView} },
  _type == "steps" => { ${stepsView} },
  _type == "questions" => { ${questionsView} },
  _type == "prose" => { ${proseView} },
  _type == "pictures" => { ${picturesView} },
  _type == "video" => { ${videoView} },
  _type == "closing" => { ${closingView} },
  _type == "postWall" => { ${postWallView} },
  _type == "articleList" => { ${articleListView} },
  _type == "benefits" => { ${benefitsView} },
  _type == "contact" => { ${contactView} },
  _type == "designs" => { ${designsView} },
  _type == "claims" => { ${claimsView} },
  _type == "form" => { ${formView} },
  _type == "insights" => { ${insightsView} },
  _type == "offerCards" => { ${offerCardsView} },
  _type == "platforms" => { ${platformsView} },
  _type == "portfolio" => { ${portfolioView} },
  _type == "regions" => { ${regionsView} },
  _type == "roles" => { ${rolesView} },
  _type == "exhibit" => { ${exhibitView} },
  _type == "quote" => { ${quoteView} },
  _type == "serviceCards" => { ${serviceCardsView} },
  _type == "catalogue" => { ${catalogueView} },
  _type == "useCases" => { ${useCasesView} }
` as const;
