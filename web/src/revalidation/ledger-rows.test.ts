import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, expect, it } from "vitest";
import { LedgerRows } from "./ledger-rows.ts";
import { contentOf, ledgerState as state, writeBuilt } from "./testing/ledgers.ts";

const folder = mkdtempSync(join(tmpdir(), "ledger-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const BUILT = join(folder, "a build's ledger?.db");

const inMemory = () => new DatabaseSync(":memory:");

it("knows nothing at first, or what the build knew, and then what was written last", async () => {
  expect(contentOf(new LedgerRows(inMemory(), BUILT))).toEqual([new Map(), ""]);
  await writeBuilt(BUILT, ["a", "b"]);
  const file = join(folder, "site.db");
  const ledger = new LedgerRows(new DatabaseSync(file), BUILT);
  const built = new Map([
    ["a", state("1")],
    ["b", state("1")],
  ]);
  expect(contentOf(ledger)).toEqual([built, "build"]);
  await ledger.write(new Map([["a", undefined]]));
  await ledger.write(new Map([["c", state("2")]]), "now");
  const now = new Map([
    ["b", state("1")],
    ["c", state("2")],
  ]);
  expect(contentOf(ledger)).toEqual([now, "now"]);
  expect(contentOf(new LedgerRows(new DatabaseSync(file), BUILT))).toEqual([now, "now"]);
  ledger.forget();
  expect(contentOf(ledger)).toEqual([built, "build"]);
});

it("writes the rows of what changed, and no others; and nothing into the build's file", async () => {
  await writeBuilt(
    BUILT,
    [...Array(100).keys()].map((n) => `d${n}`),
  );
  const file = readFileSync(BUILT);
  const database = inMemory();
  const ledger = new LedgerRows(database, BUILT);
  const changes = () => Number(database.prepare("select total_changes() as n").get()?.n);
  const before = changes();
  await ledger.write(new Map([["d7", state("2")]]), "2");
  await ledger.write(new Map([["d7", state("3")]]), "3");
  expect(changes() - before).toBeLessThanOrEqual(6); // A replaced row counts twice.
  expect(ledger.count()).toBe(100);
  expect(readFileSync(BUILT)).toEqual(file);
  expect(existsSync(`${BUILT}-journal`)).toBe(false);
});

it("counts a build's file that was cut short anywhere as missing", async () => {
  await writeBuilt(BUILT, ["a", "b"]);
  const whole = readFileSync(BUILT);
  for (let length = 0; length < whole.length; length += 511) {
    writeFileSync(BUILT, whole.subarray(0, length));
    const ledger = new LedgerRows(inMemory(), BUILT);
    expect(contentOf(ledger), String(length)).toEqual([new Map(), ""]);
    await ledger.write(new Map([["c", state("1")]]), "now");
    expect(contentOf(ledger)).toEqual([new Map([["c", state("1")]]), "now"]);
  }
});
