import { PUBLIC_TYPES } from "@currawong/schemas/views";
import { noteImplausibleContent } from "../runtime/observability/health.ts";
import { log } from "../runtime/observability/log.ts";
import { processWide } from "../runtime/process-wide.ts";

/** How long most documents must be missing until the site believes that they were removed on purpose. */
const PATIENCE_MS = 10 * 60_000;

/** A dataset this small may lose most of its documents at once. */
const FEW = 10;

/** What every answer says about the dataset beside its result: an empty one shows itself. */
const SEEDED = /* groq */ `
  "isSeeded": defined(*[_type == "siteSettings"][0]._id) && defined(*[_type == "navigation"][0]._id)
`;

/**
 * The evidence that a query asks for.
 * @param isCounted also count the documents, which takes as long as a page's other queries together
 */
export const evidenceGroq = (isCounted: boolean): string =>
  isCounted
    ? `{ ${SEEDED}, "count": count(*[_type in ${JSON.stringify(PUBLIC_TYPES)}]) }`
    : `{ ${SEEDED} }`;

type State = {
  /** How many public documents the ledger has. */
  countKnown: () => number;
  /** Since when most of them have been missing, by the monotonic clock. */
  mostMissingSince?: number;
  reasons: Set<string>;
  /** Whether pages rendered since the last comparison may show such answers. */
  mayHaveSpread: boolean;
  onImplausible?: () => void;
};

const state = () =>
  processWide<State>("plausibility", () => ({
    countKnown: () => 0,
    reasons: new Set(),
    mayHaveSpread: false,
  }));

/** Compares answers with the documents of a ledger. */
export function expectDocuments(count: () => number): void {
  state().countKnown = count;
}

/** Has the dataset compared soon after the first implausible answer. */
export function watchPlausibility(onImplausible: (() => void) | undefined): void {
  state().onImplausible = onImplausible;
}

/** Whether the Content Lake has given an implausible answer since it was last compared. */
export const isImplausible = (): boolean => state().reasons.size > 0;

/** Records an implausible answer: each reason is logged once until a comparison succeeds. */
export function noteImplausible(reason: string, details: Record<string, unknown> = {}): void {
  const { reasons, onImplausible } = state();
  if (reasons.has(reason)) return;
  reasons.add(reason);
  noteImplausibleContent(true);
  log("error", "implausible content", { message: reason, ...details });
  if (reasons.size === 1) onImplausible?.();
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
  state().reasons.clear();
  noteImplausibleContent(false);
  state().mayHaveSpread = false;
  return mayHaveSpread;
}

/**
 * @param evidence the result of `evidenceGroq`
 * @throws where no result beside this evidence can be true
 */
export function checkEvidence(evidence: unknown, now = performance.now()): void {
  const { isSeeded, count } = Object(evidence) as { isSeeded?: unknown; count?: unknown };
  if (isSeeded !== true) {
    refuse("The dataset has no site settings or no navigation: run “npm run seed”.");
  }
  if (typeof count !== "number") return;
  const current = state();
  const known = current.countKnown();
  if (known - count > Math.max(FEW, known / 2)) {
    current.mostMissingSince ??= now;
    if (now - current.mostMissingSince < PATIENCE_MS) {
      refuse("Most documents are missing. If they were removed on purpose, build the site again.");
    }
  } else current.mostMissingSince = undefined;
}
