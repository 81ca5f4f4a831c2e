/** The four animated backgrounds; the CMS stores one of these names on a service. */
export const BACKGROUND_TYPES = ["waves", "birds", "cells", "net"] as const;

export type BackgroundType = (typeof BACKGROUND_TYPES)[number];

/** A running scene, bound to one canvas. */
export interface Scene {
  /** Fits the drawing to a box of `width` × `height` CSS pixels at `dpr` device pixels each. */
  resize(width: number, height: number, dpr: number): void;
  /** Draws the moment `t` (seconds of scene time) with a share `quality` (0–1) of its elements. */
  frame(t: number, quality: number): void;
  /** Releases what the scene holds outside the JavaScript heap. */
  stop(): void;
}

export interface SceneModule {
  /** Binds a scene to `canvas`, or answers null where the browser has no fitting context. */
  start(canvas: HTMLCanvasElement, options: { seed: number }): Scene | null;
}

/** The seed of the stills and of the live scenes: the same, so that one fades into the other. */
export const SEED = 1788;

/** Every scene is drawn in this box, in its own units, and scaled to cover the element. */
export const STAGE = { width: 1440, height: 900 } as const;

/** Where the crop sits, as `object-position` in background.tsx: scenes weigh to the right. */
const FOCUS = { x: 0.8, y: 0.5 } as const;

interface Cover {
  scale: number;
  x: number;
  y: number;
}

/**
 * Maps the stage onto a box as `object-fit: cover` does.
 * @returns scale (pixels per stage unit) and the offset in pixels of the stage's top left corner.
 */
export function cover(width: number, height: number): Cover {
  const scale = Math.max(width / STAGE.width, height / STAGE.height);
  return {
    scale,
    x: (width - STAGE.width * scale) * FOCUS.x,
    y: (height - STAGE.height * scale) * FOCUS.y,
  };
}

/** A generator of numbers in [0, 1): mulberry32, the same series for the same seed. */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let z = Math.imul(state ^ (state >>> 15), state | 1);
    z ^= z + Math.imul(z ^ (z >>> 7), z | 61);
    return ((z ^ (z >>> 14)) >>> 0) / 4294967296;
  };
}

/** How visible (0–1) the element of a rank is when a share `quality` of `count` is drawn. */
export function presence(rank: number, count: number, quality: number): number {
  return Math.min(1, Math.max(0, count * quality - rank));
}

/** Hermite step from 0 at `from` to 1 at `to`. */
export function smoothstep(from: number, to: number, value: number): number {
  const x = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return x * x * (3 - 2 * x);
}
