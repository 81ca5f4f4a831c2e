import type { BackgroundType } from "./scene.ts";

/**
 * Draws the background of the page once the browser is idle, unless the visitor saves data. It needs
 * no framework.
 */
export function playBackgrounds(): void {
  if (savesData()) return;
  whenIdle(async () => {
    const hosts = document.querySelectorAll<HTMLElement>("[data-scene]");
    if (hosts.length === 0) return;
    // Without the script the sky stays, which is CSS.
    const module = await import("./play.ts").catch(() => null);
    // The component wrote the type.
    for (const host of hosts) void module?.play(host, host.dataset.scene as BackgroundType);
  });
}

function savesData(): boolean {
  // Not in TypeScript's DOM library: https://wicg.github.io/savedata/
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}

/** Calls back after the page has loaded and is painted, once the main thread is idle. */
function whenIdle(callback: () => void): void {
  const queue = () =>
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: 4000 });
      else setTimeout(callback, 600);
    }).observe({ type: "paint", buffered: true });
  if (document.readyState === "complete") queue();
  else addEventListener("load", queue, { once: true });
}
