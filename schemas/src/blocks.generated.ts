// Made by generate-blocks.ts from the folders of blocks/: do not edit.
import { articleList } from "./blocks/article-list/schema.ts";
import { articleListView } from "./blocks/article-list/view.ts";
import { benefits } from "./blocks/benefits/schema.ts";
import { benefitsView } from "./blocks/benefits/view.ts";
import { catalogue } from "./blocks/catalogue/schema.ts";
import { catalogueView } from "./blocks/catalogue/view.ts";
import { chatDemo } from "./blocks/chat-demo/schema.ts";
import { chatDemoView } from "./blocks/chat-demo/view.ts";
import { claims } from "./blocks/claims/schema.ts";
import { claimsView } from "./blocks/claims/view.ts";
import { closing } from "./blocks/closing/schema.ts";
import { closingView } from "./blocks/closing/view.ts";
import { contact } from "./blocks/contact/schema.ts";
import { contactView } from "./blocks/contact/view.ts";
import { designs } from "./blocks/designs/schema.ts";
import { designsView } from "./blocks/designs/view.ts";
import { exhibit } from "./blocks/exhibit/schema.ts";
import { exhibitView } from "./blocks/exhibit/view.ts";
import { features } from "./blocks/features/schema.ts";
import { featuresView } from "./blocks/features/view.ts";
import { form } from "./blocks/form/schema.ts";
import { formView } from "./blocks/form/view.ts";
import { hero } from "./blocks/hero/schema.ts";
import { heroView } from "./blocks/hero/view.ts";
import { insights } from "./blocks/insights/schema.ts";
import { insightsView } from "./blocks/insights/view.ts";
import { needFinder } from "./blocks/need-finder/schema.ts";
import { needFinderView } from "./blocks/need-finder/view.ts";
import { offerCards } from "./blocks/offer-cards/schema.ts";
import { offerCardsView } from "./blocks/offer-cards/view.ts";
import { packages } from "./blocks/packages/schema.ts";
import { packagesView } from "./blocks/packages/view.ts";
import { pictures } from "./blocks/pictures/schema.ts";
import { picturesView } from "./blocks/pictures/view.ts";
import { platforms } from "./blocks/platforms/schema.ts";
import { platformsView } from "./blocks/platforms/view.ts";
import { portfolio } from "./blocks/portfolio/schema.ts";
import { portfolioView } from "./blocks/portfolio/view.ts";
import { prose } from "./blocks/prose/schema.ts";
import { proseView } from "./blocks/prose/view.ts";
import { questions } from "./blocks/questions/schema.ts";
import { questionsView } from "./blocks/questions/view.ts";
import { quote } from "./blocks/quote/schema.ts";
import { quoteView } from "./blocks/quote/view.ts";
import { rateCard } from "./blocks/rate-card/schema.ts";
import { rateCardView } from "./blocks/rate-card/view.ts";
import { regions } from "./blocks/regions/schema.ts";
import { regionsView } from "./blocks/regions/view.ts";
import { roles } from "./blocks/roles/schema.ts";
import { rolesView } from "./blocks/roles/view.ts";
import { serviceCards } from "./blocks/service-cards/schema.ts";
import { serviceCardsView } from "./blocks/service-cards/view.ts";
import { steps } from "./blocks/steps/schema.ts";
import { stepsView } from "./blocks/steps/view.ts";
import { testimonials } from "./blocks/testimonials/schema.ts";
import { testimonialsView } from "./blocks/testimonials/view.ts";
import { useCases } from "./blocks/use-cases/schema.ts";
import { useCasesView } from "./blocks/use-cases/view.ts";
import { video } from "./blocks/video/schema.ts";
import { videoView } from "./blocks/video/view.ts";

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
