import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Ledger, LedgerStore } from "../../src/revalidation/ledger.ts";
import { ledgerRows } from "./ledger-rows.ts";

const state = (rev: string) => ({ type: "page", rev, parts: { [`page:${rev}`]: rev } });
const NONE: LedgerStore = { read: async () => undefined, write: async () => {} };

it("knows nothing at first, or what the build knew, and then what was written last", async () => {
  const database = new DatabaseSync(":memory:");
  expect(await ledgerRows(database, NONE).read()).toBeUndefined();
  const built: Ledger = { documents: { a: state("1") }, probe: "build" };
  const ledger = ledgerRows(database, { ...NONE, read: async () => built });
  expect(await ledger.read()).toBe(built);
  await ledger.write({ documents: { ...built.documents, b: state("2") }, probe: "now" });
  expect(await ledgerRows(database, NONE).read()).toEqual({
    documents: { a: state("1"), b: state("2") },
    probe: "now",
  });
});

it("finds after a restart what was written before it, whatever came and went", async () => {
  const documents = fc.dictionary(
    fc.constantFrom("a", "b", "c", "__proto__"),
    fc.constantFrom("1", "2", "3").map(state),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(documents, fc.string())), async (writes) => {
      const database = new DatabaseSync(":memory:");
      let ledger = ledgerRows(database, NONE);
      for (const [documents, probe] of writes) {
        const now = { ...(await ledger.read())?.documents, ...documents };
        await ledger.write({ documents: probe.length % 3 === 0 ? documents : now, probe });
        const expected = await ledger.read();
        ledger = ledgerRows(database, NONE);
        expect(await ledger.read()).toEqual(expected);
      }
    }),
  );
});

it("writes the rows of what changed, and no others", async () => {
  const database = new DatabaseSync(":memory:");
  const ledger = ledgerRows(database, NONE);
  const documents = Object.fromEntries([...Array(100).keys()].map((n) => [`d${n}`, state("1")]));
  await ledger.write({ documents, probe: "1" });
  const changes = () => Number(database.prepare("select total_changes() as n").get()?.n);
  const before = changes();
  await ledger.write({ documents: { ...documents, d7: state("2") }, probe: "2" });
  expect(changes() - before).toBeLessThanOrEqual(4); // A replaced row counts twice.
});
