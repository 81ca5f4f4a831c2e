import { sequence } from "../fields.ts";
import { defineBlock, headFields } from "./define-block.ts";

export const roles = defineBlock("roles", "Roles to hire", {
  description: "Every role, by category, in a list that visitors can search and compare.",
  group: "offers",
  fields: [...headFields(), sequence("categories", "Order of the categories", "hireCategory")],
});

/** The roles themselves are read by `ROLES_QUERY`. */
export const rolesView = /* groq */ `heading, intro, "order": categories[]._ref` as const;
