import { replaceEntry } from "./replace-entry.ts";
import { readItem, saveItem } from "./storage.ts";

const storage = () => sessionStorage;
const scrollKey = () => `scroll:${location.pathname}`;

/** What a visitor had loaded into a page's list; without `scrollY`, in px, where storage is blocked. */
export type Loaded = { batches: number; scrollY: number | null };

/**
 * How many batches the visitor had loaded into the page's list before they left the page, and how far down they were;
 * `null` in a visit of its own. The browser's own restoration knows only the list that the server sent.
 */
export function readLoaded(): Loaded | null {
  const batches = Number(Object(history.state).loadedBatches);
  if (!Number.isInteger(batches) || batches < 1) return null;
  const scrollY = readItem(storage, scrollKey());
  return { batches, scrollY: typeof scrollY === "number" ? scrollY : null };
}

/** Saves with the page's entry in the history what is loaded. */
export const saveLoaded = (batches: number) =>
  replaceEntry(location.href, { ...Object(history.state), loadedBatches: batches });

export const saveScroll = () => saveItem(storage, scrollKey(), scrollY);
