import { mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { expect } from "vitest";
import type { DocumentState } from "../document-state.ts";
import type { Ledger } from "../ledger.ts";
import { LedgerRows } from "../ledger-rows.ts";

/** A state that has no other content than its revision. */
export const ledgerState = (rev: string): DocumentState => ({
  type: "page",
  rev,
  parts: { [`page:${rev}`]: rev },
});

/** Of a document that nobody looked into. */
const notedState = (rev: string): DocumentState => ({ type: "page", rev });

const states = ["1", "2", "3"].flatMap((rev) => [ledgerState(rev), notedState(rev)]);
const state = fc.option(fc.constantFrom(...states), { nil: undefined });
const id = fc.constantFrom("a", "b", "c", "__proto__");

/** What a build knew: nothing, or some documents. */
export const builtDocuments = fc.option(fc.uniqueArray(id), { nil: undefined });

/**
 * Writes the ledger of a build, with the probe `build`, unless it is to know nothing.
 * @returns what is in it
 */
export async function writeBuilt(file: string, ids: readonly string[] | undefined) {
  const documents = new Map((ids ?? []).map((id) => [id, ledgerState("1")]));
  if (!ids) return documents;
  rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file);
  await new LedgerRows(database).write(documents, "build");
  database.close();
  return documents;
}

/** What is written to a ledger at once, the probe it gets, and whether a restart follows. */
export const someChanges = fc.record({
  changes: fc.array(fc.tuple(id, state), { maxLength: 3 }).map((pairs) => new Map(pairs)),
  next: fc.option(fc.constantFrom("p", "q"), { nil: undefined }),
  restart: fc.boolean(),
});

/** All that a ledger says: states by id, and the probe. */
export function contentOf(ledger: Ledger): [Map<string, DocumentState | undefined>, string] {
  const revisions = [...ledger.revisions()];
  const states = new Map(revisions.map(({ id }) => [id, ledger.state(id)]));
  for (const { id, type, rev } of revisions) expect(states.get(id)).toMatchObject({ type, rev });
  expect(states.size).toBe(ledger.count());
  return [states, ledger.probe];
}
