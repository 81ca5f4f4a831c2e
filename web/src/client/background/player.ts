import { whenIdle } from "../when-idle.ts";
import type { BackgroundType } from "./scene.ts";

/**
 * Draws the page's background once the browser is idle, unless the visitor has chosen to save data.
 * Uses no framework.
 */
export function playBackgrounds(): void {
  if (savesData()) return;
  whenIdle(async () => {
    const hosts = document.querySelectorAll<HTMLElement>("[data-scene]");
    if (hosts.length === 0) return;
    // If the script fails to load, the CSS sky remains.
    const module = await import("./play.ts").catch(() => null);
    const isStill = await isLowOnPower();
    // `Background` writes the attribute.
    for (const host of hosts) module?.play(host, host.dataset.scene as BackgroundType, isStill);
  });
}

function savesData(): boolean {
  // Not in TypeScript's DOM library: https://wicg.github.io/savedata/
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}

/** Whether the battery is nearly empty; false where the browser does not say. */
async function isLowOnPower(): Promise<boolean> {
  // Not in TypeScript's DOM library: https://w3c.github.io/battery/
  const { getBattery } = navigator as Navigator & {
    getBattery?: () => Promise<{ charging: boolean; level: number }>;
  };
  const battery = await getBattery?.call(navigator).catch(() => null);
  return Boolean(battery && !battery.charging && battery.level <= 0.2);
}
