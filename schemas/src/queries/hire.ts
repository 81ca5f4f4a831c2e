import { defineQuery } from "groq";
import { offer } from "../fragments.ts";

export const roleCard = /* groq */ `
  _id, "_view": "card", _type, title, description, features, "badge": upper(badge), isPopular, rating, reviewCount,
  chatMessage, "price": startingPrice,
  service->{ ${offer} }` as const;

export const hireCategoryEntry = /* groq */ `
  _id, "_view": "entry", title, "slug": slug.current, description,
  "order": roles[]._ref` as const;

/** Every category with its roles, by title. Reads the lists of both. */
export const ROLES_QUERY = defineQuery(`*[_type == "hireCategory"] | order(title asc, _id asc){
  ${hireCategoryEntry},
  "roles": *[_type == "role" && category._ref == ^._id] | order(title asc, _id asc){ ${roleCard} }
}`);
