import { defineBlock, headFields } from "../define-block.ts";

/** What the agency claims of itself: four figures from the site settings. */
export const claims = defineBlock({
  name: "claims",
  title: "Figures of the agency",
  description: "The first four claims from the site settings, such as 500+ projects delivered.",
  group: "agency",
  fields: headFields(),
});
