import type { BackgroundType } from "./scene.ts";

/**
 * Plays the scene of each background of the page once the browser is idle, unless the visitor asked
 * for less. It needs no framework, and is no part of what hydrates.
 */
export function playBackgrounds(): void {
  if (savesData()) return;
  whenIdle(async () => {
    // Not before: this code may be there while the page is still arriving.
    const hosts = document.querySelectorAll<HTMLElement>("[data-scene]");
    if (hosts.length === 0) return;
    // Without its chunk the background stays the still.
    const module = await import("./play.ts").catch(() => null);
    // The component wrote it.
    for (const host of hosts) module?.play(host, host.dataset.scene as BackgroundType);
  });
}

function savesData(): boolean {
  // Not in TypeScript's DOM library: https://wicg.github.io/savedata/
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}

/** Calls back after the page has loaded and the main thread rests. */
function whenIdle(callback: () => void): void {
  const queue = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: 4000 });
    else setTimeout(callback, 600);
  };
  if (document.readyState === "complete") queue();
  else addEventListener("load", queue, { once: true });
}
