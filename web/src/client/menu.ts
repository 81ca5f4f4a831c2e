import type { MenuRates } from "../model/menu-rates.ts";
import { followDropdowns, MENU } from "./dropdowns.ts";

/** Writes the prices into the menu. */
function fill({ prices, services }: MenuRates) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`${MENU} details a`)) {
    const price = prices[link.pathname];
    if (!price) continue;
    const shown = document.createElement("span");
    shown.textContent = price;
    link.after(shown);
  }
  const overviewLink = document.querySelector(`${MENU} details a[href="/services"]`);
  if (!overviewLink) return;
  overviewLink.textContent = `All ${services} services`;
  // Wide screens show this entry too, as it says more than the group's name.
  overviewLink.parentElement?.setAttribute("data-shown", "");
}

async function fetchRates(): Promise<MenuRates> {
  const response = await fetch("/menu.json");
  return response.json();
}

/** Closes the header's dropdowns. Fetches the prices shown beside its links. */
export function start(): void {
  followDropdowns();
  // It works without them.
  fetchRates()
    .then(fill)
    .catch(() => {});
}
