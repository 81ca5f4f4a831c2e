import { CATALOGUE_QUERY } from "@currawong/schemas/queries/services";
import { load } from "@/content/load";
import { tags } from "@/content/tags";

/** Every group of the catalogue with its services. */
export const loadGroups = () =>
  load(CATALOGUE_QUERY, {}, [tags.list("serviceGroup"), tags.list("service")]);
