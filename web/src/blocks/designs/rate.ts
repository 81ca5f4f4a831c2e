import { pathOf } from "@currawong/schemas/paths";
import type { BlockOf } from "@/model/block";

type Design = BlockOf<"designs">["pages"][number];

/** A design page as a line of a rate card: the price of its cheapest package. */
export function rateOf(page: Design) {
  const prices = (page.packages?.packages ?? []).flatMap(({ price }) => price ?? []);
  const [lowest = null] = prices.toSorted((a, b) => a.amount - b.amount);
  return { key: page._id, label: page.title, href: pathOf(page), price: lowest };
}
