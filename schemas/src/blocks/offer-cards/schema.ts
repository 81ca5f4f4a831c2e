import { list } from "../../fields.ts";
import { band, defineBlock, headFields } from "../define-block.ts";

/** Cards with words of their own about whole sections, groups or services. */
export const offerCards = defineBlock({
  name: "offerCards",
  title: "Offer cards",
  description:
    "Cards about a section, a group or a service, each with its own text and the price used on the home page.",
  group: "offers",
  fields: [
    ...headFields(),
    list("cards", "Cards", "homeCard", { validation: (rule) => rule.required().min(1) }),
    band(),
  ],
});
