import { pathOf } from "@currawong/schemas/paths";
import type { BlockOf } from "@/model/block";

/** A platform as a line of a rate card. */
export const rateOf = (page: BlockOf<"platforms">["pages"][number]) => ({
  key: page._id,
  label: page.platform,
  href: pathOf(page),
  price: page.service?.price ?? null,
  scope: page.service?.priceIncludes,
});
