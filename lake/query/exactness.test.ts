import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import type { LakeDocument } from "../documents.ts";
import { Reader } from "../store/reader.ts";
import { openStore } from "../store/store.ts";
import { openDatabase, openForReading } from "../store/tables.ts";
import { params, query, view, writes } from "../testing/generated.ts";
import { temporaryFolder } from "../testing/lake-fixture.ts";
import { plainAnswer } from "../testing/plain.ts";
import { runQuery } from "./engine.ts";

const file = join(temporaryFolder(), "lake.sqlite");
const store = openStore(openDatabase(file), (error) => expect.unreachable(String(error)));
const reader = new Reader(openForReading(file));
afterAll(() => {
  reader.db.close();
  store.close();
});

let transactions = 0;

/** Leaves the store with just these documents, by way of all the writes. */
function write(
  steps: readonly { id: string; type: string; content: object | null }[],
): LakeDocument[] {
  const deletions = store.ids().map((id) => ({ id, type: "", content: null }));
  for (const { id, type, content } of [...deletions, ...steps]) {
    const before = store.get(id) ?? null;
    if (!content && !before) continue;
    const _rev = `t${transactions++}`;
    const _updatedAt = `2026-11-20T00:00:0${transactions % 7}Z`;
    const _createdAt = before?._createdAt ?? _updatedAt;
    const document = { _id: id, _type: type, _rev, _createdAt, _updatedAt, ...content };
    // As JSON has it.
    const after: LakeDocument | null = content && JSON.parse(JSON.stringify(document));
    const changes = [{ id, before, after, mutations: [] }];
    store.commit({ id: _rev, timestamp: "2026-11-20T00:00:00Z", identity: "test", changes });
  }
  return store.ids().map((id) => store.get(id) ?? expect.unreachable(id));
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
