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
  const list = document.querySelector('#navigation a[href="/services"] + details > ul');
  const all = document.createElement("a");
  all.href = "/services";
  all.textContent = `All ${services} services`;
  const last = document.createElement("li");
  last.append(all);
  list?.append(last);
}

/**
 * Writes the prices into the dropdowns of a wide screen, once a page; the menu is whole without them.
 * A failure is tried again the next time that the menu is used.
 */
export async function fillMenu(): Promise<void> {
  if (isFilled || !matchMedia("(width >= 80rem)").matches) return;
  isFilled = true;
  try {
    const answer = await fetch("/menu.json");
    fill(await answer.json());
  } catch {
    isFilled = false;
  }
}
