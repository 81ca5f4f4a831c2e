import type { BlockType } from "@/model/block";
import { article } from "./article";
import { articleList } from "./article-list";
import { benefits } from "./benefits";
import { catalogue } from "./catalogue";
import { chatDemo } from "./chat-demo";
import { claims } from "./claims";
import { closing } from "./closing";
import { contact } from "./contact";
import type { BlockDefinition } from "./define-block";
import { designs } from "./designs";
import { exhibit } from "./exhibit";
import { features } from "./features";
import { form } from "./form";
import { hero } from "./hero";
import { included } from "./included";
import { insights } from "./insights";
import { needFinder } from "./need-finder";
import { offerCards } from "./offer-cards";
import { packages } from "./packages";
import { pictures } from "./pictures";
import { platforms } from "./platforms";
import { portfolio } from "./portfolio";
import { prose } from "./prose";
import { questions } from "./questions";
import { quote } from "./quote";
import { rateCard } from "./rate-card";
import { readNext } from "./read-next";
import { regions } from "./regions";
import { roles } from "./roles";
import { serviceCards } from "./service-cards";
import { serviceHero } from "./service-hero";
import { steps } from "./steps";
import { testimonials } from "./testimonials";
import { useCases } from "./use-cases";
import { video } from "./video";

/** Every block the site can show. One that is missing here does not compile. */
export const BLOCKS = {
  article,
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
  included,
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
  readNext,
  regions,
  roles,
  serviceCards,
  serviceHero,
  steps,
  testimonials,
  useCases,
  video,
} satisfies {
  [Type in BlockType]: BlockDefinition<Type>;
};
