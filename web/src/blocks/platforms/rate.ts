import { pathOf } from "@currawong/schemas/paths";
import type { Announced, BlockOf } from "@/model/block";
import { cheapest, type Rate } from "@/model/rate";

export type Platform = BlockOf<"platforms">["pages"][number];

/** A platform as a line of a rate card: what its service costs. */
export const rateOf = (page: Platform): Rate => ({
  key: page._id,
  label: page.platform,
  href: pathOf(page),
  price: page.service?.price ?? null,
  scope: page.service?.priceIncludes ?? null,
});

/** The same on a page that sells packages: a platform without a service comes in the cheapest. */
export function rateBeside({ rates }: Announced) {
  const lowest = cheapest(rates);
  return (page: Platform): Rate => {
    const rate = rateOf(page);
    if (rate.price || !lowest) return rate;
    return { ...rate, price: lowest.price, scope: `in the ${lowest.label} package` };
  };
}
