// The script that every page loads first, built separately (`server/build/first-load.ts`).

import { startFilter } from "../blocks/catalogue/start-filter.ts";
import { playBackgrounds } from "../components/background/player.ts";
import { countContacts } from "../contacts/count-contact.ts";
import { saveDrafts } from "../enquiries/draft.ts";
import { carryOver } from "./carry-over.ts";
import { paintFirstScreenFirst } from "./defer-layout.ts";
import { lookAtPointer } from "./eye.ts";
import { moveForeignNodes } from "./foreign-nodes.ts";
import { holdKeys } from "./held-keys.ts";
import { isRestored } from "./is-restored.ts";
import { keepFocus } from "./keep-focus.ts";
import { onAnyClick } from "./on-any-click.ts";
import { whenNeeded } from "./when-needed.ts";

/**
 * Shows, until the browser is online, that nothing can be loaded when a link that loads in place is followed offline
 * before the page's scripts have loaded: the browser would replace the page with an error of its own.
 */
function keepPageOffline(event: MouseEvent): void {
  const { target } = event;
  const link = target instanceof Element && target.closest("a[data-in-place]");
  if (!link || navigator.onLine || link.closest("[data-ready]")) return;
  event.preventDefault();
  const status = link.parentElement?.querySelector("[role=status]:not([data-offline])");
  if (!(status instanceof HTMLElement)) return;
  // React expects the same nodes when it hydrates the page.
  const nodes = [...status.childNodes];
  status.replaceChildren("You’re offline. Reconnect and try again.");
  status.dataset.offline = "";
  const restore = () => {
    status.replaceChildren(...nodes);
    delete status.dataset.offline;
  };
  addEventListener("online", restore, { once: true });
}

// First, because it is of use before the first paint only.
paintFirstScreenFirst();
if (isRestored()) {
  // The browser would scroll to the field that it focuses, not to where the visitor was.
  document.querySelector<HTMLElement>("[autofocus]")?.focus({ preventScroll: true });
}
saveDrafts();
holdKeys();
keepFocus();
const loader = document.querySelector<HTMLScriptElement>("script[data-page]");
whenNeeded(() => {
  moveForeignNodes();
  const script = document.createElement("script");
  script.src = loader?.dataset.page ?? "";
  document.head.append(script);
});
// On the window: React stops a click in a part that it has not hydrated yet.
addEventListener("click", keepPageOffline, { capture: true });
countContacts();
playBackgrounds();
onAnyClick((target) => {
  if (target.closest("[data-print]")) print();
});
lookAtPointer();
carryOver();
void startFilter();
