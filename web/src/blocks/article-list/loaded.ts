import { readItem, saveItem } from "../../enquiries/storage.ts";

const storage = () => sessionStorage;
const scrollKey = () => `scroll:${location.pathname}`;

/**
 * How many batches the visitor had loaded into the page's list before they left the page, and how far down they were,
 * in px; `null` in a visit of its own. The browser's own restoration knows only the list that the server sent.
 */
export function readLoaded(): { batches: number; scrollY: number } | null {
  const batches: unknown = Object(history.state).loadedBatches;
  if (typeof batches !== "number") return null;
  return { batches, scrollY: Number(readItem(storage, scrollKey())) };
}

/** Saves with the page's entry in the history what is loaded. */
export const saveLoaded = (batches: number) =>
  // Keep the state that Next stores there.
  history.replaceState({ ...Object(history.state), loadedBatches: batches }, "");

export const saveScroll = () => saveItem(storage, scrollKey(), scrollY);
