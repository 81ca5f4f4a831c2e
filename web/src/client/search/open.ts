import { opensElsewhere } from "../opens-elsewhere.ts";
import { isSearchShortcut } from "./is-search-shortcut.ts";

const LINK = "[data-search]";

let isOpening = false;

async function open(): Promise<void> {
  if (isOpening) return;
  isOpening = true;
  try {
    const { openDialog } = await import("./dialog.tsx");
    openDialog();
  } catch {
    location.assign("/search");
  }
  isOpening = false;
}

/** Opens the search as a dialog on a click on its link, on “/” and on Ctrl or Command with K. */
export function start(): void {
  document.addEventListener("click", (event) => {
    if (!(event.target instanceof Element) || !event.target.closest(LINK)) return;
    if (opensElsewhere(event)) return;
    event.preventDefault();
    void open();
  });
  document.addEventListener("keydown", (event) => {
    if (!isSearchShortcut(event)) return;
    event.preventDefault();
    void open();
  });
}
