import { processWide } from "../process-wide.ts";

/** While the site listens to the Content Lake, a change is missed by both only where two comparisons failed. */
const LISTENING_MS = 11 * 60_000;

/** Without, the site compares every twenty seconds: older than this, some comparisons failed. */
const NOT_LISTENING_MS = 90_000;

const contentState = () =>
  processWide<{ reconciledAt?: number; isListening?: boolean }>("content-state", () => ({}));

/** Notes that the site was just compared with the Content Lake. */
export function noteReconciled(now = Date.now()): void {
  contentState().reconciledAt = now;
}

/** Notes whether the Content Lake tells the site of changes. */
export function noteListening(isListening: boolean): void {
  contentState().isListening = isListening;
}

/** Milliseconds since the last reconciliation; undefined before the first. */
export function reconciliationAge(now = Date.now()): number | undefined {
  const { reconciledAt } = contentState();
  return reconciledAt === undefined ? undefined : now - reconciledAt;
}

/** How the site is: that it answers at all says that it lives. */
export function health(now = Date.now()) {
  const age = reconciliationAge(now);
  const { isListening = false } = contentState();
  return {
    /** Whether its pages are known to be as the content is. */
    fresh: age !== undefined && age <= (isListening ? LISTENING_MS : NOT_LISTENING_MS),
    listening: isListening,
    reconciledSecondsAgo: age === undefined ? null : Math.round(age / 1000),
    uptimeSeconds: Math.round(process.uptime()),
    memoryMegabytes: Math.round(process.memoryUsage.rss() / 1e6),
  };
}
