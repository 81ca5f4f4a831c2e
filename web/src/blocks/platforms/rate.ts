import { pathOf } from "@currawong/schemas/paths";
import type { BlockOf, BlockSummary } from "@/model/block";
import { cheapest, type PriceLine, priceLine } from "@/model/price-line";

export type Platform = BlockOf<"platforms">["pages"][number];

/** A platform as a line of a rate card: what its service costs. */
export const rateOf = (page: Platform) =>
  priceLine(
    {
      _id: page._id,
      title: page.platform,
      price: page.service?.price ?? null,
      priceIncludes: page.service?.priceIncludes,
    },
    pathOf(page),
  );

/** The same on a page that sells packages: a platform without a service comes in the cheapest. */
export function rateBeside({ prices }: BlockSummary) {
  const lowest = cheapest(prices);
  return (page: Platform): PriceLine => {
    const rate = rateOf(page);
    if (rate.price || !lowest) return rate;
    return { ...rate, price: lowest.price, scope: `in the ${lowest.label} package` };
  };
}
