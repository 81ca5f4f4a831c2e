import { implausibleReasons } from "../runtime/observability/health.ts";
import { log } from "../runtime/observability/log.ts";
import { processWide } from "../runtime/process-wide.ts";

/** How long most documents must be missing until the site believes that they were removed on purpose. */
const PATIENCE_MS = 10 * 60_000;

/** A dataset this small may lose most of its documents at once. */
const FEW = 10;

/** What every answer says about the dataset beside its result: an empty one shows itself. */
export const EVIDENCE_GROQ = /* groq */ `
  defined(*[_type == "siteSettings"][0]._id) && defined(*[_type == "navigation"][0]._id)
`;

type State = {
  /** Since when most documents have been missing, by the monotonic clock. */
  mostMissingSince?: number;
  /** Whether pages rendered since the last comparison may show such answers. */
  mayHaveSpread: boolean;
  onImplausible?: () => void;
};

const state = () => processWide<State>("plausibility", () => ({ mayHaveSpread: false }));

/** Has the dataset compared soon after the first implausible answer. */
export function watchPlausibility(onImplausible: (() => void) | undefined): void {
  state().onImplausible = onImplausible;
}

/** Records an implausible answer: each reason is logged once until a comparison succeeds. */
export function noteImplausible(reason: string, details: Record<string, unknown> = {}): void {
  const reasons = implausibleReasons();
  if (reasons.has(reason)) return;
  reasons.add(reason);
  log("error", "implausible content", { message: reason, ...details });
  if (reasons.size === 1) state().onImplausible?.();
}

/** @throws always; the answer may be part of others that looked plausible */
export function refuse(reason: string): never {
  state().mayHaveSpread = true;
  noteImplausible(reason);
  throw new Error(reason);
}

/** Ends what `noteImplausible` began. @returns whether everything that was rendered since must be rendered again */
export function notePlausible(): boolean {
  const { mayHaveSpread } = state();
  implausibleReasons().clear();
  state().mayHaveSpread = false;
  return mayHaveSpread;
}

/**
 * @param count how many documents the dataset has
 * @param known how many it had
 * @throws where most are missing, until they have been for long
 */
export function checkCount(count: number, known: number, now = performance.now()): void {
  const current = state();
  if (known - count <= Math.max(FEW, known / 2)) {
    current.mostMissingSince = undefined;
    return;
  }
  current.mostMissingSince ??= now;
  if (now - current.mostMissingSince < PATIENCE_MS) {
    refuse("Most documents are missing. If they were removed on purpose, build the site again.");
  }
}
