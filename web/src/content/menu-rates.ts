import { linkPathOf } from "@currawong/schemas/paths";
import { formatPrice } from "@currawong/schemas/price";
import { MENU_RATES_QUERY } from "@currawong/schemas/queries/pages";
import { load } from "@/content/load";
import { tags } from "@/content/tags";
import { cheapest } from "@/model/price-line";

/**
 * The prices of the pages in the menu, and the number of services. They are not part of the pages, so
 * that a new price changes only this response and not every page with the menu.
 */
export async function loadMenuRates() {
  const { navigation, serviceCount: services } = await load(MENU_RATES_QUERY, {}, [
    tags.list("service"),
  ]);
  const links = (navigation?.header ?? []).flatMap(({ children }) => children ?? []);
  const prices = links.flatMap(({ landing, target }) => {
    if (!target) return [];
    const ownPrice = landing ? target.landingPrice : target.price;
    const lowest = cheapest(target.packages?.packages)?.price;
    const price = ownPrice ?? target.service?.price ?? (lowest && { ...lowest, from: true });
    return price ? [[linkPathOf(target, landing), formatPrice(price)] as const] : [];
  });
  return { prices: Object.fromEntries(prices), services };
}
