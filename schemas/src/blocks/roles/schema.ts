import { defineBlock, headFields } from "../define-block.ts";

/** Every role to hire, by category. */
export const roles = defineBlock({
  name: "roles",
  title: "Roles to hire",
  description: "Every role in its category, in a table that visitors can filter.",
  group: "offers",
  fields: headFields(),
});
