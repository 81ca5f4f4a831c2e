import { absolute } from "../../seo/addresses.ts";
import { offer } from "../price/price.structured-data.ts";
import type { Plan } from "./packages.markdown.ts";

/**
 * One offer for each plan that has a price.
 * @param path the page the plans are on
 */
export function packageOffers(
  set: { packages: readonly Plan[] } | null | undefined,
  path: string,
): ReturnType<typeof offer>[] {
  return (set?.packages ?? []).flatMap(({ title, price }) =>
    price ? [offer(price, { name: title, url: absolute(path) })] : [],
  );
}
