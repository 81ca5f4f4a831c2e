let restore = () => {};

/** Hides that nothing can be loaded: the browser is online, or wrong (it asks the system, not the network). */
export const hideOffline = (): void => restore();

/**
 * Says that nothing can be loaded, if the browser is offline: in the part's own status, or else in the page's.
 * @returns whether it is; then a new page would be an error of the browser's, in place of this one
 */
export function sayOffline(element: Element = document.body): boolean {
  if (navigator.onLine) return false;
  const status =
    element.querySelector("[data-status]") ??
    element.querySelector("[role=status]:not([data-quote])") ??
    document.querySelector("[data-quote]");
  if (!status) return true;
  restore();
  const nodes = [...status.childNodes];
  const isHidden = status.classList.replace("sr-only", "shown");
  status.replaceChildren("You’re offline. Reconnect and try again.");
  restore = () => {
    status.replaceChildren(...nodes);
    if (isHidden) status.classList.replace("shown", "sr-only");
    restore = () => {};
  };
  return true;
}
