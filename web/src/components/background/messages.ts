import type { BackgroundType } from "./scene.ts";

/** What the page tells the worker that draws its background. */
export type BackgroundMessage =
  | {
      type: "create";
      scene: BackgroundType;
      /** Chooses the scene's random values: the same seed gives the same picture. */
      seed: string;
      still: OffscreenCanvas;
      moving: OffscreenCanvas;
    }
  /** The element's size in CSS pixels, and whether the scene may move at all. */
  | { type: "resize"; width: number; height: number; pixelRatio: number; mayMove: boolean }
  | { type: "animate"; isOn: boolean };

/** What the worker says once: this device is too slow for the animation, which has stopped. */
export const TOO_SLOW = "too slow";
