// The script every page begins with, a build of its own (`server/build/first-load.ts`).

import { playBackgrounds } from "../components/background/player.ts";
import { countContacts } from "../contacts/count-contact.ts";
import { lookAtPointer } from "./eye.ts";
import { whenNeeded } from "./when-needed.ts";

/**
 * Says that nothing can be loaded, where a link that loads in place is followed offline before the page's
 * scripts are here: the browser would replace the page with an error of its own.
 */
function keepPageOffline(event: MouseEvent): void {
  const { target } = event;
  const link = target instanceof Element && target.closest("a[data-in-place]");
  if (!link || navigator.onLine || event.defaultPrevented) return;
  event.preventDefault();
  const status = link.parentElement?.querySelector("[role=status]");
  if (status) status.textContent = "You’re offline. Reconnect and try again.";
}

const own = document.querySelector<HTMLScriptElement>("script[data-page]");
whenNeeded(() => {
  const script = document.createElement("script");
  script.src = own?.dataset.page ?? "";
  document.head.append(script);
});
// On the window, where what React listens for has been handled already.
addEventListener("click", keepPageOffline);
countContacts();
playBackgrounds();
addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("[data-print]")) print();
});
lookAtPointer();
