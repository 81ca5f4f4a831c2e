import { checkReferences } from "../mutate/commit.ts";
import { DraftTransaction } from "../mutate/draft-transaction.ts";
import { Failure } from "../mutate/failure.ts";
import { isRelease, isReleaseId, isTime, type Release } from "../release.ts";
import type { LakeServices } from "../services.ts";
import { publishAll } from "./releases.ts";

/** The longest delay of a Node timer: 2^31 - 1 milliseconds. */
const LONGEST_WAIT_MS = 2_147_483_647;

/**
 * Publishes each scheduled release when it is due; those that became due while the lake was down are
 * published at start. A release that cannot be published becomes active again, with the error.
 * @returns a function that stops the clock
 */
export function startClock(lake: Pick<LakeServices, "store" | "log">): () => void {
  const { store } = lake;
  const due = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;

  function track(release: Release): void {
    if (release.state === "scheduled" && isTime(release.publishAt)) {
      due.set(release._id, Date.parse(release.publishAt));
    } else {
      due.delete(release._id);
    }
  }

  function setTimer(): void {
    clearTimeout(timer);
    if (due.size === 0) return;
    const delayMs = Math.min(...due.values()) - Date.now();
    timer = setTimeout(publishDue, Math.min(LONGEST_WAIT_MS, Math.max(0, delayMs)));
  }

  function publishDue(): void {
    const now = Date.now();
    const ready = [...due].filter(([, at]) => at <= now).sort(([, a], [, b]) => a - b);
    for (const [id] of ready) {
      due.delete(id);
      publishOne(id);
    }
    setTimer();
  }

  function publishOne(id: string): void {
    const beginTransaction = (release: Release) => new DraftTransaction(store, release.userId);
    const release = new DraftTransaction(store, "").get(id);
    if (!isRelease(release)) return;
    try {
      const transaction = beginTransaction(release);
      publishAll(transaction, store, release);
      checkReferences(store, transaction);
      store.commit(transaction.result());
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      lake.log(`release ${release.name} could not be published: ${message}`);
      // Not caused by the release: retried at the next start.
      if (!(error instanceof Failure)) return;
      const transaction = beginTransaction(release);
      const set = { state: "active", error: { message } };
      transaction.patch(id, { set, unset: ["publishAt"] });
      store.commit(transaction.result());
    }
  }

  for (const id of store.ids({ type: "system.release" })) {
    const release = store.get(id);
    if (isRelease(release)) track(release);
  }
  setTimer();
  const unsubscribe = store.onCommit(({ changes }) => {
    const releaseChanges = changes.filter(({ id }) => isReleaseId(id));
    for (const { id, after } of releaseChanges) {
      if (isRelease(after)) track(after);
      else due.delete(id);
    }
    if (releaseChanges.length > 0) setTimer();
  });
  return () => {
    unsubscribe();
    clearTimeout(timer);
  };
}
