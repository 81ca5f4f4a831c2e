/** What decides whether a background may move. */
export interface Conditions {
  reducedMotion: boolean;
  /** `prefers-reduced-data`, or the browser's Save-Data. */
  reducedData: boolean;
  /** The screen has room for a scene beside the words. */
  hasRoom: boolean;
  inView: boolean;
  visibleTab: boolean;
  /** The visitor pressed the pause button. */
  stopped: boolean;
}

/** `live` draws, `paused` keeps the last frame, `still` gives the canvas up for the picture. */
export type Mode = "live" | "paused" | "still";

export function modeFor(conditions: Conditions): Mode {
  const { reducedMotion, reducedData, hasRoom } = conditions;
  if (reducedMotion || reducedData || !hasRoom) return "still";
  const { inView, visibleTab, stopped } = conditions;
  return inView && visibleTab && !stopped ? "live" : "paused";
}

interface Level {
  /** Most device pixels drawn for each CSS pixel. */
  dpr: number;
  /** Share of the scene's elements drawn, 0–1. */
  quality: number;
}

/** From the best to the least; beneath the least there is the still. */
export const LEVELS: readonly Level[] = [
  { dpr: 1.5, quality: 1 },
  { dpr: 1.2, quality: 0.75 },
  { dpr: 1, quality: 0.5 },
];

/** A frame sooner after the last than this (ms) is left out: fast displays draw about 60 a second. */
export const SHORTEST_FRAME = 9.5;

/** Frames judged together: about three quarters of a second. */
const WINDOW = 45;
/** An interval above this (ms) is a late frame, when 60 a second are due. */
const LATE = 19;
/** Share of late frames in a window that says 60 a second are not being held. */
const TOO_MANY = 0.2;

/**
 * Watches the intervals between animation frames, drawn or left out. It counts late ones rather
 * than adding up time, so that one long task elsewhere changes nothing.
 */
export class FrameMeter {
  #frames = 0;
  #late = 0;

  /** Takes an interval in milliseconds; true when the last window was too slow. */
  tooSlow(interval: number): boolean {
    this.#frames += 1;
    if (interval > LATE) this.#late += 1;
    if (this.#frames < WINDOW) return false;
    const share = this.#late / this.#frames;
    this.reset();
    return share > TOO_MANY;
  }

  /** Forgets the window: after a pause, or after a step down. */
  reset(): void {
    this.#frames = this.#late = 0;
  }
}
