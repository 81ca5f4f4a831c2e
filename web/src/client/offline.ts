import { onAnyClick } from "./on-any-click.ts";

let restore = () => {};

/**
 * Hides that nothing can be loaded: the browser is online, or wrong (it asks the system, not the network), as the
 * page's code has loaded. React expects the same nodes when it hydrates the page.
 */
export const hideOffline = (): void => restore();

/**
 * Shows that nothing can be loaded when a link that loads in place is followed offline before React has taken it
 * over: the browser would replace the page with an error of its own.
 */
export function keepPageOffline(): void {
  addEventListener("online", hideOffline);
  onAnyClick((target, event) => {
    const link = target.closest("a[data-in-place]");
    if (!link || navigator.onLine || link.closest("[data-ready]")) return;
    event.preventDefault();
    const status = link.parentElement?.querySelector("[role=status]");
    if (!status) return;
    restore();
    const nodes = [...status.childNodes];
    status.replaceChildren("You’re offline. Reconnect and try again.");
    restore = () => {
      status.replaceChildren(...nodes);
      restore = () => {};
    };
  });
}
