import type { MenuRates } from "./menu-rates";

let isFilled = false;

function fill({ prices, services }: MenuRates) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("#navigation details a")) {
    const price = prices[link.pathname];
    if (!price) continue;
    const rate = document.createElement("span");
    rate.textContent = price;
    link.after(rate);
  }
  const all = document.querySelector('#navigation details a[href="/services"]');
  if (!all) return;
  all.textContent = `All ${services} services`;
  // Wide screens show this entry too, as it says more than the group's name.
  all.parentElement?.setAttribute("data-shown", "");
}

/**
 * Writes the prices into the menu, once a page; the menu is whole without them.
 * A failure is tried again the next time that the menu is used.
 */
export async function fillMenu(): Promise<void> {
  if (isFilled) return;
  isFilled = true;
  try {
    const answer = await fetch("/menu.json");
    fill(await answer.json());
  } catch {
    isFilled = false;
  }
}
