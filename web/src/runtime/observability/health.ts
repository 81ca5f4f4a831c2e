import { processWide } from "../process-wide.ts";
import { stopping } from "../stopping.ts";

/** While listening to the Content Lake, the site compares every 5 minutes: by then two comparisons failed. */
const LISTENING_MS = 11 * 60_000;

/** While it does not listen, it compares every 20 seconds: by then several comparisons failed. */
const NOT_LISTENING_MS = 90_000;

const contentState = () =>
  processWide<{ reconciledAt?: number; isListening?: boolean }>("content-state", () => ({}));

const problems = () => processWide("problems", () => new Set<string>());

/** Records a fault that the site works around, such as a damaged file of its build. */
export function noteProblem(problem: string): void {
  problems().add(problem);
}

/** Records that the site was just compared with the Content Lake. */
export function noteReconciled(now = Date.now()): void {
  contentState().reconciledAt = now;
}

/** Records whether the site is listening to the Content Lake. */
export function noteListening(isListening: boolean): void {
  contentState().isListening = isListening;
}

/** Milliseconds since the last reconciliation; undefined before the first. */
export function reconciliationAge(now = Date.now()): number | undefined {
  const { reconciledAt } = contentState();
  return reconciledAt === undefined ? undefined : now - reconciledAt;
}

/**
 * The health of the site. A host other than the site's own server learns of changes from webhooks and does not
 * compare its pages: there, whether they are fresh is not known.
 */
export function health(now = Date.now()) {
  const age = reconciliationAge(now);
  const { isListening = false } = contentState();
  const limit = isListening ? LISTENING_MS : NOT_LISTENING_MS;
  const whileUnknown = process.env.SITE_SERVER ? false : null;
  return {
    /** Whether its pages are known to be up to date with the content; null where that is not known. */
    fresh: age === undefined ? whileUnknown : age <= limit,
    listening: isListening,
    stopping: stopping().signal.aborted,
    problems: [...problems()],
    reconciledSecondsAgo: age === undefined ? null : Math.round(age / 1000),
    uptimeSeconds: Math.round(process.uptime()),
    memoryMegabytes: Math.round(process.memoryUsage.rss() / 1e6),
  };
}
