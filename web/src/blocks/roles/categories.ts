import { pathOf } from "@currawong/schemas/paths";
import { ROLES_QUERY } from "@currawong/schemas/queries/hire";
import { load } from "@/content/load";
import { tags } from "@/content/tags";
import { priceLine } from "@/model/price-line";

/** Every category with its roles. */
export const loadCategories = () =>
  load(ROLES_QUERY, {}, [tags.list("hireCategory"), tags.list("role")]);

export type Role = Awaited<ReturnType<typeof loadCategories>>[number]["roles"][number];

/** A role as a line of a rate card. Its service, where it has one, sets its price. */
export const rateOf = ({ _id, title, service, price }: Role) =>
  priceLine(
    { _id, title, price: service?.price ?? price, priceIncludes: service?.priceIncludes },
    service && pathOf(service),
  );
