import { defineBlock, headFields } from "./define-block.ts";

export const claims = defineBlock("claims", "Figures of the agency", {
  description: "The first four claims from the site settings, such as 500+ projects delivered.",
  group: "agency",
  fields: headFields(),
});

export const claimsView = /* groq */ `heading, intro` as const;
