import { onAnyClick } from "./on-any-click.ts";
import { readList, saveItem } from "./storage.ts";

/** Revisions of announcements that were closed, the latest first. */
const STORED_AS = "closed-announcements";
const MOST = 20;
const storage = () => localStorage;

const readClosed = () => readList(storage, STORED_AS);

/** Hides the announcement if this device's visitor has closed it, and lets them close it. */
export function followAnnouncement(): void {
  const bar = () => document.getElementById("announcement");
  const hideIfClosed = () => {
    const shown = bar();
    if (shown && readClosed().includes(shown.dataset.revision)) shown.hidden = true;
  };
  hideIfClosed();
  bar()?.querySelector("button")?.removeAttribute("hidden");
  onAnyClick((target) => {
    const shown = target.closest("button") && target.closest<HTMLElement>("#announcement");
    if (!shown) return;
    saveItem(storage, STORED_AS, [shown.dataset.revision, ...readClosed()].slice(0, MOST));
    shown.hidden = true;
    // The button that had the focus is gone: go on with what follows it.
    document.querySelector<HTMLElement>("header a")?.focus({ preventScroll: true });
  });
  // Closed in another tab, or on a page that was visited before going back to this one.
  addEventListener("storage", hideIfClosed);
  addEventListener("pageshow", hideIfClosed);
}
