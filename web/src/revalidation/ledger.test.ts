import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { DocumentState } from "./document-state.ts";
import { Ledger } from "./ledger.ts";

const state = (rev: string): DocumentState => ({ type: "page", rev, parts: { "a:page": rev } });

it("says what was written, after any writes", () => {
  const id = fc.constantFrom("a", "b", "c", "__proto__");
  const write = fc.record({
    changes: fc
      .array(fc.tuple(id, fc.constantFrom(state("1"), state("2"), undefined)), { maxLength: 3 })
      .map((pairs) => new Map(pairs)),
    probe: fc.constantFrom("p", "q", undefined),
  });
  fc.assert(
    fc.property(fc.array(write), (writes) => {
      const ledger = new Ledger(new DatabaseSync(":memory:"));
      const model = new Map<string, DocumentState>();
      let probe = "";
      for (const { changes, probe: next } of writes) {
        ledger.write(changes, next);
        for (const [id, after] of changes) after ? model.set(id, after) : model.delete(id);
        probe = next ?? probe;
      }
      expect(ledger.probe).toBe(probe);
      expect(new Map(ledger.revisions().map(({ id }) => [id, ledger.state(id)]))).toEqual(model);
    }),
    { numRuns: 30, seed: 1 },
  );
});

it("keeps what it was when a write fails", () => {
  const database = new DatabaseSync(":memory:");
  const ledger = new Ledger(database);
  ledger.write(new Map([["a", state("1")]]), "1");
  database.exec(`create trigger no_b before insert on ledger when new.id = 'b'
    begin select raise(abort, 'full'); end`);
  const changes = new Map([
    ["a", state("2")],
    ["b", state("2")],
  ]);
  expect(() => ledger.write(changes, "2")).toThrow("full");
  expect([ledger.state("a"), ledger.probe]).toEqual([state("1"), "1"]);
});
