import { pathOf } from "@currawong/schemas/paths";
import type { BlockOf } from "@/model/block";
import { priceLine } from "@/model/price-line";

type Design = BlockOf<"designs">["pages"][number];

/** A design page as a line of a rate card: the price of its cheapest package. */
export function rateOf(page: Design) {
  const prices = (page.packages?.packages ?? []).flatMap(({ price }) => price ?? []);
  const [lowest = null] = prices.toSorted((a, b) => a.amount - b.amount);
  return priceLine({ ...page, price: lowest }, pathOf(page));
}
