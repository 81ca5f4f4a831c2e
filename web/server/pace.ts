import { performance } from "node:perf_hooks";

/** How much processor time work may take at once before it has to make room, in milliseconds. */
const BURST_MS = 70;

/** The same for a network that asks one thing after another, so that a flood does not delay it. */
const RESERVE_MS = 500;

/** What others keep while they want the processor: 19 of 20 parts. */
const SHARE_OF_OTHERS = 19;

/** How often work that has to make room should look whether it may go on, in milliseconds. */
export const CHECK_MS = 10;

/**
 * Leaves processor time to everything else. Work owes the time it takes, and repays it with time in which the process
 * is idle, because then nothing else wants it; while the process is busy, only with a nineteenth of the time that passes. A
 * moment without work between others' requests is not idle: idle time counts the less, the busier the process is.
 */
export class Pace {
  #owed = 0;
  #last = performance.eventLoopUtilization();
  /** When a task finished last. */
  #finished = this.#last;

  /** Whether work may start. @param isFlood whether the network that asks waits for several answers */
  mayStart(isFlood: boolean): boolean {
    const now = performance.eventLoopUtilization();
    const { idle, active } = performance.eventLoopUtilization(now, this.#last);
    this.#last = now;
    const idleness = idle / (idle + active || 1);
    this.#owed = Math.max(0, this.#owed - idle * idleness ** 2 - active / SHARE_OF_OTHERS);
    return this.#owed <= (isFlood ? BURST_MS : RESERVE_MS);
  }

  /** Starts to measure a task. Returns the function to call when it has finished. */
  measure(): () => void {
    let start = performance.eventLoopUtilization();
    return () => {
      // Time that two tasks shared counts once.
      if (start.active < this.#finished.active) start = this.#finished;
      this.#finished = performance.eventLoopUtilization();
      this.#owed += this.#finished.active - start.active;
    };
  }
}
