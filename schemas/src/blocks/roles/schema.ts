import { defineBlock, headFields } from "../define-block.ts";

/** Every role to hire, by category. */
export const roles = defineBlock({
  name: "roles",
  title: "Roles to hire",
  description: "Every role, by category, in a list that visitors can search and compare.",
  group: "offers",
  fields: headFields(),
});
