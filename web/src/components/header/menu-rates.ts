import { linkPathOf } from "@currawong/schemas/paths";
import { formatPrice } from "@currawong/schemas/price";
import { MENU_RATES_QUERY } from "@currawong/schemas/queries/pages";
import { rangeOf } from "@/components/price/range";
import { load } from "@/content/load";
import { tags } from "@/content/tags";

/** What the menu shows once it is opened. */
export type MenuRates = {
  /** By path: what that page costs, as the page itself says it. */
  prices: Record<string, string>;
  /** How many services there are. */
  services: number;
};

/**
 * The prices of the pages in the menu, and the number of services. They are no part of the pages, so
 * that a new price changes this answer alone and not every page with the menu in it.
 */
export async function loadMenuRates(): Promise<MenuRates> {
  const { navigation, services } = await load(MENU_RATES_QUERY, {}, [tags.list("service")]);
  const links = (navigation?.header ?? []).flatMap(({ children }) => children ?? []);
  const prices = links.flatMap(({ landing, target }) => {
    if (!target) return [];
    const own = landing ? target.landingPrice : target.price;
    const packages = target.packages?.packages.flatMap(({ price }) => price ?? []) ?? [];
    const lowest = rangeOf(packages)?.lowest;
    const price = own ?? target.service?.price ?? (lowest && { ...lowest, from: true });
    return price ? [[linkPathOf(target, landing), formatPrice(price)] as const] : [];
  });
  return { prices: Object.fromEntries(prices), services };
}
