import { processWide } from "../process-wide.ts";

/** While listening to the Content Lake, the site compares every 5 minutes: by then two comparisons failed. */
const LISTENING_MS = 11 * 60_000;

/** While it does not listen, it compares every 20 seconds: by then several comparisons failed. */
const NOT_LISTENING_MS = 90_000;

/** Aborts when the process begins to stop: no more requests should be sent to it. */
export const getStop = (): AbortController => processWide("stopping", () => new AbortController());

const contentState = () =>
  processWide<{ reconciledAt?: number; isListening?: boolean }>("content-state", () => ({}));

/** Why answers of the Content Lake since the last comparison cannot be true. */
export const implausibleReasons = () => processWide("implausible", () => new Set<string>());

const IMPLAUSIBLE = "The content is implausible, so pages stay as they were. The log says why.";

const problems = () => processWide("problems", () => new Set<string>());

/**
 * Records a fault that the site works around, such as a damaged file of its build.
 * @param problem for everyone to read: details, such as paths and errors, belong in the log
 */
export function noteProblem(problem: string): void {
  problems().add(problem);
}

/** Records that the site was just compared with the Content Lake, by a clock that nobody sets. */
export function noteReconciled(now = performance.now()): void {
  contentState().reconciledAt = now;
}

/** Records whether the site is listening to the Content Lake. */
export function noteListening(isListening: boolean): void {
  contentState().isListening = isListening;
}

/** The health of the site. */
export function health(now = performance.now()) {
  const { reconciledAt, isListening = false } = contentState();
  const isImplausible = implausibleReasons().size > 0;
  const age = reconciledAt === undefined ? undefined : now - reconciledAt;
  const limit = isListening ? LISTENING_MS : NOT_LISTENING_MS;
  return {
    /** Whether its pages are known to be up to date with the content. */
    fresh: !isImplausible && age !== undefined && age <= limit,
    listening: isListening,
    stopping: getStop().signal.aborted,
    problems: [...problems(), ...(isImplausible ? [IMPLAUSIBLE] : [])],
    reconciledSecondsAgo: age === undefined ? null : Math.round(age / 1000),
    uptimeSeconds: Math.round(process.uptime()),
    memoryMegabytes: Math.round(process.memoryUsage.rss() / 1e6),
  };
}
