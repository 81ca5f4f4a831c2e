// The script that every page loads first, built separately (`server/build/client.ts`).

import { playBackgrounds } from "./background/player.ts";
import { carryOver } from "./carry-over.ts";
import { startFilter } from "./catalogue/start-filter.ts";
import { countContacts } from "./count-contact.ts";
import { paintFirstScreenFirst } from "./defer-layout.ts";
import { lookAtPointer } from "./eye.ts";
import { moveForeignNodes } from "./foreign-nodes.ts";
import { saveDrafts } from "./forms/draft.ts";
import { holdKeys } from "./held-keys.ts";
import { isRestored } from "./is-restored.ts";
import { keepFocus } from "./keep-focus.ts";
import { hideOffline, keepPageOffline } from "./offline.ts";
import { onAnyClick } from "./on-any-click.ts";
import { whenNeeded } from "./when-needed.ts";

// First, because it is of use before the first paint only.
paintFirstScreenFirst(playBackgrounds);
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
  script.addEventListener("load", hideOffline);
  document.head.append(script);
});
keepPageOffline();
countContacts();
onAnyClick((target) => {
  if (target.closest("[data-print]")) print();
});
lookAtPointer();
carryOver();
void startFilter();
