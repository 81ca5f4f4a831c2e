import { expect } from "vitest";
import type { DocumentState } from "../document-state.ts";
import type { Ledger } from "../ledger.ts";

/** All that a ledger says: states by id, and the probe. */
export function contentOf(ledger: Ledger): [Map<string, DocumentState | undefined>, string] {
  const revisions = [...ledger.revisions()];
  const states = new Map(revisions.map(({ id }) => [id, ledger.state(id)]));
  for (const { id, type, rev } of revisions) expect(states.get(id)).toMatchObject({ type, rev });
  expect(states.size).toBe(ledger.count());
  return [states, ledger.probe];
}
