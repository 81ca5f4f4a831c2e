import { openInstead } from "../offline.ts";
import { onPlainClick } from "../opens-elsewhere.ts";
import { isSearchShortcut } from "./is-search-shortcut.ts";

let isOpening = false;

async function open(): Promise<void> {
  if (isOpening) return;
  isOpening = true;
  try {
    const { openDialog } = await import("./dialog.tsx");
    openDialog();
  } catch {
    openInstead("/search");
  }
  isOpening = false;
}

/** Opens the search as a dialog on a click on its link, on “/” and on Ctrl or Command with K. */
export function start(): void {
  onPlainClick("[data-search]", open);
  const onKey = (event: KeyboardEvent) => {
    if (!isSearchShortcut(event)) return;
    event.preventDefault();
    void open();
  };
  addEventListener("keydown", onKey, { capture: true });
}
