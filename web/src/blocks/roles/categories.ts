import { pathOf } from "@currawong/schemas/paths";
import { ROLES_QUERY } from "@currawong/schemas/queries/hire";
import { load } from "@/content/load";
import { tags } from "@/content/tags";

/** Every category with its roles. */
export const loadCategories = () =>
  load(ROLES_QUERY, {}, [tags.list("hireCategory"), tags.list("role")]);

export type Role = Awaited<ReturnType<typeof loadCategories>>[number]["roles"][number];

/** A role as a line of a rate card. Its service, where it has one, sets its price. */
export const rateOf = ({ _id, title, service, price }: Role) => ({
  key: _id,
  label: title,
  href: service && pathOf(service),
  price: service?.price ?? price,
  scope: service?.priceIncludes,
});
