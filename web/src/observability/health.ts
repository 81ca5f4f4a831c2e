import { processWide } from "../process-wide.ts";

/** While listening to the Content Lake, the site compares every 5 minutes: by then two comparisons failed. */
const LISTENING_MS = 11 * 60_000;

/** While it does not listen, it compares every 20 seconds: by then several comparisons failed. */
const NOT_LISTENING_MS = 90_000;

const contentState = () =>
  processWide<{ reconciledAt?: number; isListening?: boolean }>("content-state", () => ({}));

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

/** The health of the site. Any response at all shows that the process is running. */
export function health(now = Date.now()) {
  const age = reconciliationAge(now);
  const { isListening = false } = contentState();
  return {
    /** Whether its pages are known to be up to date with the content. */
    fresh: age !== undefined && age <= (isListening ? LISTENING_MS : NOT_LISTENING_MS),
    listening: isListening,
    reconciledSecondsAgo: age === undefined ? null : Math.round(age / 1000),
    uptimeSeconds: Math.round(process.uptime()),
    memoryMegabytes: Math.round(process.memoryUsage.rss() / 1e6),
  };
}
