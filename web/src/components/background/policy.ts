/** What decides whether a background may move. */
export interface Conditions {
  reducedMotion: boolean;
  /** `prefers-reduced-data`, or the browser's Save-Data. */
  reducedData: boolean;
  inView: boolean;
  visibleTab: boolean;
}

/** `live` draws, `paused` keeps the last frame, `still` gives the canvas up for the picture. */
export type Mode = "live" | "paused" | "still";

export function modeFor(conditions: Conditions): Mode {
  if (conditions.reducedMotion || conditions.reducedData) return "still";
  return conditions.inView && conditions.visibleTab ? "live" : "paused";
}

export interface Level {
  /** Most device pixels drawn for each CSS pixel. */
  dpr: number;
  /** Share of the scene's elements drawn, 0–1. */
  quality: number;
}

/** From the best to the least; beneath the least there is the still. */
export const LEVELS: readonly Level[] = [
  { dpr: 2, quality: 1 },
  { dpr: 1.25, quality: 0.75 },
  { dpr: 1, quality: 0.5 },
];

/** A frame sooner after the last than this (ms) is left out: fast displays draw about 60 a second. */
export const SHORTEST_FRAME = 9.5;

/** Frames judged together: about three quarters of a second. */
const WINDOW = 45;
/** A median interval above this (ms) is under 55 frames a second: 60 is not being held. */
const LONGEST_FRAME = 18.2;

/** Watches the intervals between animation frames, drawn or left out; a median over a window, so one long task elsewhere changes nothing. */
export class FrameMeter {
  #intervals: number[] = [];

  /** Takes an interval in milliseconds; true when the last window was too slow. */
  tooSlow(interval: number): boolean {
    this.#intervals.push(interval);
    if (this.#intervals.length < WINDOW) return false;
    const median = this.#intervals.sort((a, b) => a - b)[WINDOW >> 1] ?? 0;
    this.#intervals = [];
    return median > LONGEST_FRAME;
  }

  /** Forgets the window: after a pause, or after a step down. */
  reset(): void {
    this.#intervals = [];
  }
}
