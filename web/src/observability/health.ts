/** Older than this, some reconciliations failed: they run every twenty seconds. */
export const FRESH_MS = 90_000;

/** Shared by every route of the process: Next bundles each one separately. */
const RECONCILED_AT = Symbol.for("currawong.reconciled-at");
const holder = globalThis as typeof globalThis & { [RECONCILED_AT]?: number };

/** Notes that the site was just compared with the Content Lake. */
export function noteReconciled(now = Date.now()): void {
  holder[RECONCILED_AT] = now;
}

/** Milliseconds since the last reconciliation; undefined before the first. */
export function reconciliationAge(now = Date.now()): number | undefined {
  const at = holder[RECONCILED_AT];
  return at === undefined ? undefined : now - at;
}

/** How the site is: that it answers at all says that it lives. */
export type Health = {
  /** Whether its pages are known to be as the content is. */
  fresh: boolean;
  /** Since it was last compared with the Content Lake; null when it never was. */
  reconciledSecondsAgo: number | null;
  uptimeSeconds: number;
  memoryMegabytes: number;
};

export function health(now = Date.now()): Health {
  const age = reconciliationAge(now);
  return {
    fresh: age !== undefined && age <= FRESH_MS,
    reconciledSecondsAgo: age === undefined ? null : Math.round(age / 1000),
    uptimeSeconds: Math.round(process.uptime()),
    memoryMegabytes: Math.round(process.memoryUsage.rss() / 1e6),
  };
}
