let restore = () => {};

/** Hides that nothing can be loaded: the browser is online, or wrong (it asks the system, not the network). */
export const hideOffline = (): void => restore();

/**
 * Says in a part's status that nothing can be loaded, if the browser is offline.
 * @returns whether it did
 */
export function sayOffline(element: HTMLElement): boolean {
  const status = element.querySelector("[data-status]") ?? element.querySelector("[role=status]");
  if (navigator.onLine || !status) return false;
  restore();
  const nodes = [...status.childNodes];
  status.replaceChildren("You’re offline. Reconnect and try again.");
  restore = () => {
    status.replaceChildren(...nodes);
    restore = () => {};
  };
  return true;
}
