import { playBackgrounds } from "../components/background/player.ts";
import { countContacts } from "../contacts/count-contact.ts";
import { lookAtPointer } from "./eye.ts";
import { keepPageOffline } from "./offline.ts";
import { whenNeeded } from "./when-needed.ts";

/** The script every page begins with, a build of its own (`server/build/first-load.ts`). */
const own = document.querySelector<HTMLScriptElement>("script[data-page]");
whenNeeded(() => {
  const script = document.createElement("script");
  script.src = own?.dataset.page ?? "";
  document.head.append(script);
});
keepPageOffline();
countContacts();
playBackgrounds();
addEventListener("click", ({ target }) => {
  if (target instanceof Element && target.closest("[data-print]")) print();
});
lookAtPointer();
