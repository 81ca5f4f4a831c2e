import { absolute } from "@/addresses";
import { offer } from "@/seo/structured-data/offer";
import type { Plan } from "./packages.markdown";

/**
 * One offer for each plan that has a price.
 * @param path the page the plans are on
 */
export const packageOffers = (plans: readonly Plan[], path: string) =>
  plans.flatMap(({ title, price }) =>
    price ? [offer(price, { name: title, url: absolute(path) })] : [],
  );
