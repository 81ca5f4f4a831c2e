import { pathOf } from "@currawong/schemas/paths";
import { CATALOGUE_QUERY } from "@currawong/schemas/queries/services";
import { load } from "@/content/load";
import { tags } from "@/content/tags";

/** Every group of the catalogue with its services. */
export const loadGroups = () =>
  load(CATALOGUE_QUERY, {}, [tags.list("serviceGroup"), tags.list("service")]);

type Group = Awaited<ReturnType<typeof loadGroups>>[number];

/** A service as a line of a rate card. */
export const rateOf = (service: Group["services"][number]) => ({
  key: service._id,
  label: service.title,
  href: pathOf(service),
  price: service.price,
});
