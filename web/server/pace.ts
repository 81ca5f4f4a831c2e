import { performance } from "node:perf_hooks";

/** How much processor time work may take at once before it has to make room, in milliseconds. */
const BURST_MS = 150;

/** What others keep while they want the processor: nine tenths. */
const SHARE_OF_OTHERS = 9;

/** The most that one task counts for: its time includes whatever ran beside it. */
const MOST_MS = 100;

/** How often work that has to make room looks whether it may go on, in milliseconds. */
const CHECK_MS = 10;

/**
 * Leaves processor time to everything else. Work owes the time it takes, and repays it with time in which the process
 * is idle, because then nothing else wants it; while the process is busy, only with a ninth of the time that passes.
 */
export class Pace {
  #owed = 0;
  #last = performance.eventLoopUtilization();

  /** How long to wait before it is worth asking again, in milliseconds; 0 when work may start. */
  delay(): number {
    const now = performance.eventLoopUtilization();
    const { idle, active } = performance.eventLoopUtilization(now, this.#last);
    this.#last = now;
    this.#owed = Math.max(0, this.#owed - idle - active / SHARE_OF_OTHERS);
    return this.#owed > BURST_MS ? CHECK_MS : 0;
  }

  /** Starts to measure a task. Returns the function to call when it has finished. */
  measure(): () => void {
    const start = performance.eventLoopUtilization();
    return () => {
      const { active } = performance.eventLoopUtilization(start);
      this.#owed += Math.min(active, MOST_MS);
    };
  }
}
