import { parseTick } from "../quote/line.ts";
import { create } from "./elements.ts";
import { openInstead } from "./offline.ts";
import { onPlainClick } from "./opens-elsewhere.ts";
import { fetchRest } from "./page-rest.ts";

/** The key of the line that a row's tick puts on a quote. */
function keyOf(row: Element): string {
  const tick = row.querySelector<HTMLInputElement>("input[name=line]");
  return parseTick(tick?.value ?? "")?.key ?? "";
}

/** Adds the further features below their count. @returns whether they could be fetched */
async function addFeatures(toggle: HTMLElement, item: Element | null): Promise<boolean> {
  const row = item?.closest("article");
  const { features } = await fetchRest();
  const further = row ? features[keyOf(row)] : undefined;
  const list = item?.closest("ul")?.cloneNode(false);
  if (!item || !further || !(list instanceof HTMLElement)) return false;
  // Asked for twice while they were being fetched.
  if (item.querySelector("ul")) return true;
  list.append(...further.map((feature) => create("li", {}, feature)));
  item.append(list);
  toggle.ariaExpanded = "true";
  return true;
}

async function toggleFeatures(toggle: HTMLElement): Promise<void> {
  const item = toggle.closest("[data-more]");
  const list = item?.querySelector("ul");
  if (list) {
    list.remove();
    toggle.ariaExpanded = "false";
  } else if (!(await addFeatures(toggle, item)) && toggle instanceof HTMLAnchorElement) {
    openInstead(toggle.href);
  }
}

/** Shows and hides the features that a long page does not have, in place of following the link to the page that has. */
export const start = (): void => onPlainClick("[data-more=fetched] :is(a, button)", toggleFeatures);
