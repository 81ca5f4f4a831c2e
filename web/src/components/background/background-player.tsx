"use client"; // It watches the device and the viewport, and draws on a canvas.

import { useEffect, useRef } from "react";
import type { BackgroundType } from "./scene.ts";

/** Fetches and plays the scene once the browser is idle, unless the visitor asked for less. */
export function BackgroundPlayer({ type }: { type: BackgroundType }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = host.current;
    if (!element || savesData()) return;
    let stop: (() => void) | undefined;
    let ended = false;
    const cancel = whenIdle(async () => {
      // Without its chunk the background stays the still.
      const module = await import("./play.ts").catch(() => null);
      if (!ended) stop = module?.play(element, type);
    });
    return () => {
      ended = true;
      cancel();
      stop?.();
    };
  }, [type]);
  return <div ref={host} />;
}

function savesData(): boolean {
  // Not in TypeScript's DOM library: https://wicg.github.io/savedata/
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData === true || matchMedia("(prefers-reduced-data: reduce)").matches;
}

/** Calls back after the page has loaded and the main thread rests; returns how to cancel. */
function whenIdle(callback: () => void): () => void {
  let cancel = () => removeEventListener("load", queue);
  function queue() {
    if ("requestIdleCallback" in window) {
      const id = requestIdleCallback(callback, { timeout: 4000 });
      cancel = () => cancelIdleCallback(id);
    } else {
      const id = setTimeout(callback, 600);
      cancel = () => clearTimeout(id);
    }
  }
  if (document.readyState === "complete") queue();
  else addEventListener("load", queue, { once: true });
  return () => cancel();
}
