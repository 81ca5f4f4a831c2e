import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import fc from "fast-check";
import { afterAll, expect, it } from "vitest";
import type { DocumentState } from "./document-state.ts";
import { Ledger } from "./ledger.ts";
import { contentOf } from "./testing/ledgers.ts";

const folder = mkdtempSync(join(tmpdir(), "ledger-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const BUILT = join(folder, "a build's ledger?.db");

function opened(file: string): DatabaseSync {
  const database = new DatabaseSync(file);
  database.exec("pragma synchronous = off");
  return database;
}

const inMemory = () => new DatabaseSync(":memory:");

const state = (rev: string): DocumentState => ({ type: "page", rev, parts: { "a:page": rev } });
/** Of a document of which only the revision is known. */
const noted = (rev: string): DocumentState => ({ type: "page", rev });

/** Writes the ledger of a build, with the probe `build`; @returns what is in it. */
function writeBuilt(ids: readonly string[]) {
  const documents = new Map<string, DocumentState | undefined>(ids.map((id) => [id, state("1")]));
  rmSync(BUILT, { force: true });
  const database = opened(BUILT);
  new Ledger(database).write(documents, "build");
  database.close();
  return documents;
}

it("says what the build knew and what was written since, after any writes and restarts", () => {
  const id = fc.constantFrom("a", "b", "c", "__proto__");
  const states = fc.constantFrom(state("1"), state("2"), noted("1"), noted("2"), undefined);
  const write = fc.record({
    changes: fc.array(fc.tuple(id, states), { maxLength: 3 }).map((pairs) => new Map(pairs)),
    probe: fc.constantFrom("p", "q", undefined),
    restarts: fc.boolean(),
  });
  let files = 0;
  fc.assert(
    fc.property(fc.option(fc.uniqueArray(id)), fc.array(write), (built, writes) => {
      const model = writeBuilt(built ?? []);
      if (!built) rmSync(BUILT);
      let probe = built ? "build" : "";
      const file = join(folder, `${files++}.db`);
      let database = opened(file);
      let ledger = new Ledger(database, BUILT);
      for (const { changes, probe: next, restarts } of writes) {
        ledger.write(changes, next);
        for (const [id, after] of changes) after ? model.set(id, after) : model.delete(id);
        probe = next ?? probe;
        if (restarts) {
          database.close();
          database = opened(file);
          ledger = new Ledger(database, BUILT);
        }
        expect(contentOf(ledger)).toEqual([model, probe]);
      }
      database.close();
    }),
    { numRuns: 15, seed: 1 },
  );
});

it("writes the rows of what changed, and no others; and nothing into the build's file", () => {
  writeBuilt([...Array(100).keys()].map((n) => `d${n}`));
  const file = readFileSync(BUILT);
  const database = inMemory();
  const ledger = new Ledger(database, BUILT);
  const changes = () => Number(database.prepare("select total_changes() as n").get()?.n);
  const before = changes();
  ledger.write(new Map([["d7", state("2")]]), "2");
  ledger.write(new Map([["d7", state("3")]]), "3");
  expect(changes() - before).toBeLessThanOrEqual(6); // A replaced row counts twice.
  expect(ledger.count()).toBe(100);
  expect(readFileSync(BUILT)).toEqual(file);
  expect(existsSync(`${BUILT}-journal`)).toBe(false);
});

it("counts a build's file that was cut short anywhere as missing", () => {
  writeBuilt(["a", "b"]);
  const whole = readFileSync(BUILT);
  for (let length = 0; length < whole.length; length += 1_111) {
    writeFileSync(BUILT, whole.subarray(0, length));
    const ledger = new Ledger(inMemory(), BUILT);
    expect(contentOf(ledger), String(length)).toEqual([new Map(), ""]);
  }
});
