import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { LakeDocument } from "../documents.ts";
import { Reader } from "../store/reader.ts";
import { openStore, type Store } from "../store/store.ts";
import { openDatabase, openForReading } from "../store/tables.ts";
import { params, query, view, writes } from "../testing/generated.ts";
import { plainAnswer } from "../testing/plain.ts";
import { runQuery } from "./engine.ts";

const folder = mkdtempSync(join(tmpdir(), "lake-exact-"));
const file = join(folder, "lake.sqlite");
let store: Store;
let reader: Reader;
beforeAll(() => {
  store = openStore(openDatabase(file), (error) => expect.unreachable(String(error)));
  reader = new Reader(openForReading(file));
});
afterAll(() => {
  reader.db.close();
  store.close();
  rmSync(folder, { recursive: true, force: true });
});

let transactions = 0;

/** Leaves the store with just these documents, by way of all the writes. */
function write(
  steps: readonly { id: string; type: string; content: object | null }[],
): LakeDocument[] {
  const current = new Map<string, LakeDocument>();
  const commit = (
    id: string,
    before: LakeDocument | null,
    after: LakeDocument | null,
    rev: string,
  ) =>
    store.commit({
      id: rev,
      timestamp: "2026-11-20T00:00:00Z",
      identity: "test",
      changes: [{ id, before, after, mutations: [] }],
    });
  for (const id of store.ids()) commit(id, store.get(id) ?? null, null, `t${transactions++}`);
  for (const { id, type, content } of steps) {
    const rev = `t${transactions++}`;
    const before = current.get(id) ?? null;
    if (!content && !before) continue;
    const at = `2026-11-20T00:00:0${transactions % 7}Z`;
    const after = content && {
      _id: id,
      _type: type,
      _rev: rev,
      _createdAt: before?._createdAt ?? at,
      _updatedAt: at,
      ...content,
    };
    // As JSON has it.
    const stored: LakeDocument | null = JSON.parse(JSON.stringify(after));
    commit(id, before, stored, rev);
    if (stored) current.set(id, stored);
    else current.delete(id);
  }
  return store.ids().map((id) => current.get(id) ?? expect.unreachable(id));
}

test("an answer from the indices is the answer of plain GROQ over all documents", () => {
  fc.assert(
    fc.property(
      writes,
      fc.array(fc.record({ query, view, params }), { minLength: 20, maxLength: 20 }),
      (steps, questions) => {
        const stored = write(steps);
        for (const { query, view, params } of questions) {
          const request = { query, view, params, origin: "http://o" };
          const about = JSON.stringify({ query, view, params, stored });
          const expected = plainAnswer(stored, view, query, params);
          expect(JSON.parse(runQuery(reader, request)), about).toEqual(expected);
        }
      },
    ),
  );
});
