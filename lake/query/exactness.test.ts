import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import {
  draftIdOf,
  isPublicId,
  isPublishedId,
  type LakeDocument,
  publishedIdOf,
  versionIdOf,
} from "../documents.ts";
import { defineText, Reader } from "../store/reader.ts";
import { openStore } from "../store/store.ts";
import { openDatabase, openForReading } from "../store/tables.ts";
import type { View } from "../store/views.ts";
import { params, query, view, writes } from "../testing/generated.ts";
import { temporaryFolder } from "../testing/lake-fixture.ts";
import { compile } from "./compile.ts";
import { runQuery } from "./engine.ts";
import { evaluateNow } from "./groq.ts";

const file = join(temporaryFolder(), "lake.sqlite");
const store = openStore(openDatabase(file), (error) => expect.unreachable(String(error)));
const reader = new Reader(openForReading(file));
afterAll(() => {
  reader.db.close();
  store.close();
});

let transactions = 0;

/** Empties the store, performs all the writes, and returns the documents that remain. */
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
    // Drop what JSON cannot represent.
    const after: LakeDocument | null = content && JSON.parse(JSON.stringify(document));
    const changes = [{ id, before, after, mutations: [] }];
    store.commit({ id: _rev, timestamp: "2026-11-20T00:00:00Z", identity: "test", changes });
  }
  return store.ids().map((id) => store.get(id) ?? expect.unreachable(id));
}

/** The documents a view shows, found without indices: the expected result for those with indices. */
function plainView(stored: readonly LakeDocument[], view: View): LakeDocument[] {
  if (view === "raw") return [...stored];
  if (view === "public") return stored.filter(({ _id }) => isPublicId(_id));
  if (view === "published") return stored.filter(({ _id }) => isPublishedId(_id));
  return stored.flatMap((document) => {
    const { _id } = document;
    const base = publishedIdOf(_id);
    const releases = view.layers.filter((layer) => layer !== "published");
    const ids = releases.map((layer) =>
      layer === "drafts" ? draftIdOf(base) : versionIdOf(layer, base),
    );
    const shown = [...ids, base].find((id) => stored.some((other) => other._id === id));
    return shown === _id ? [{ ...document, _id: base, _originalId: _id }] : [];
  });
}

/** The result of plain groq-js on all documents of a view. */
function plainResult(
  stored: readonly LakeDocument[],
  view: View,
  query: string,
  params: Readonly<Record<string, unknown>>,
): unknown {
  const dataset = plainView(stored, view).map((document) => defineText({ ...document }));
  const byId = new Map(dataset.map((document) => [document._id, document]));
  const result = evaluateNow(compile(query, params).ast, {
    dataset,
    params,
    dereference: ({ _ref }) => byId.get(_ref),
  });
  return JSON.parse(JSON.stringify(result ?? null));
}

test("a query that uses the indices has the same result as groq-js on all documents", () => {
  fc.assert(
    fc.property(
      writes,
      fc.array(fc.record({ query, view, params }), { minLength: 20, maxLength: 20 }),
      (steps, requests) => {
        const stored = write(steps);
        for (const { query, view, params } of requests) {
          const request = { query, view, params, origin: "http://o" };
          const message = JSON.stringify({ query, view, params, stored });
          const expected = plainResult(stored, view, query, params);
          expect(JSON.parse(runQuery(reader, request)), message).toEqual(expected);
        }
      },
    ),
  );
});
