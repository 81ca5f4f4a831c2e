import type { BackgroundType } from "./scene.ts";

/** What the page tells the worker that draws its background. */
export type BackgroundMessage =
  | {
      type: "create";
      scene: BackgroundType;
      /** Chooses the scene's random values: the same seed gives the same picture. */
      seed: string;
      canvas: OffscreenCanvas;
    }
  /** The element's size in CSS pixels. */
  | { type: "resize"; width: number; height: number; pixelRatio: number }
  | { type: "animate"; isOn: boolean };

/** What the worker says once it has drawn the scene for the element's size. */
export const DRAWN = "drawn";

/** What the worker says once: this device is too slow for the animation, which has stopped. */
export const TOO_SLOW = "too slow";
