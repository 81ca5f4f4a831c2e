import type { MenuRates } from "../model/menu-rates.ts";
import { followDropdowns, MENU } from "./dropdowns.ts";
import { create } from "./elements.ts";
import { fetchJson } from "./fetch-json.ts";

/** Writes the prices into the menu. */
function fill({ prices, services }: MenuRates) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`${MENU} details a`)) {
    const price = prices[link.pathname];
    if (!price) continue;
    link.after(create("span", {}, price));
  }
  const overviewLink = document.querySelector(`${MENU} details a[href="/services"]`);
  if (!overviewLink) return;
  overviewLink.textContent = `All ${services} services`;
  // Wide screens show this entry too, as it says more than the group's name.
  overviewLink.parentElement?.setAttribute("data-shown", "");
}

/** Closes the header's dropdowns. Fetches the prices shown beside its links, once per page load. */
export function start(): void {
  followDropdowns();
  // It works without them.
  fetchJson<MenuRates>("/menu.json")
    .then(fill)
    .catch(() => {});
}
