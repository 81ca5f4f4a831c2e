import { isComposing } from "./keys.ts";

const MENU = "#navigation";

const openDropdowns = () => document.querySelectorAll<HTMLDetailsElement>(`${MENU} details[open]`);

/** Closes the dropdowns on Escape. */
function onKey(event: KeyboardEvent): void {
  if (event.key !== "Escape" || isComposing(event)) return;
  for (const dropdown of openDropdowns()) {
    if (dropdown.contains(document.activeElement)) dropdown.querySelector("summary")?.focus();
    dropdown.open = false;
  }
  // Hides the dropdown that hovering keeps open, until the pointer leaves (WCAG 1.4.13).
  const item = document.querySelector(`${MENU} > ul > li:hover`);
  item?.setAttribute("data-dismissed", "");
  item?.addEventListener("pointerleave", () => item.removeAttribute("data-dismissed"), {
    once: true,
  });
}

/** Closes the dropdowns on a click elsewhere and when the focus leaves them; the narrow menu keeps its accordion. */
function onOutsideEvent({ type, target }: Event): void {
  if (!(target instanceof Element)) return;
  const narrowMenu = document.querySelector<HTMLElement>(`${MENU}:popover-open`);
  if (narrowMenu) {
    // It covers the page, where the focus would be out of sight.
    if (type === "focusin" && !target.closest(`${MENU}, header button`)) narrowMenu.hidePopover();
    return;
  }
  for (const dropdown of openDropdowns()) if (!dropdown.contains(target)) dropdown.open = false;
}

/** The formatted prices of pages, by path, as shown on the page itself, and the number of services. */
type MenuRates = { prices: Record<string, string>; services: number };

function showRates({ prices, services }: MenuRates): void {
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

/** Closes the header's dropdowns. Fetches the prices shown beside its links. */
export function start(): void {
  const options = { capture: true };
  addEventListener("keydown", onKey, options);
  addEventListener("click", onOutsideEvent, options);
  addEventListener("focusin", onOutsideEvent, options);
  // It works without them.
  fetch("/menu.json")
    .then((response) => response.json())
    .then(showRates)
    .catch(() => {});
}
