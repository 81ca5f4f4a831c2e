import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { LakeDocument } from "@currawong/lake/documents";
import { createLake, type Lake } from "@currawong/lake/lake";
import { DraftTransaction } from "@currawong/lake/mutate/draft-transaction";
import { runQuery } from "@currawong/lake/query/engine";
import { Reader } from "@currawong/lake/store/reader";
import { openForReading } from "@currawong/lake/store/tables";
import { plainAnswer } from "@currawong/lake/testing/plain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { generateDocuments } from "./generate.ts";
import { searches, siteQuestions, studioList } from "./questions.ts";

const DOCUMENTS = 1_000;
const ORIGIN = "http://localhost:3010";
const folder = mkdtempSync(join(tmpdir(), "lake-scale-"));
let lake: Lake;
let reader: Reader;
let stored: LakeDocument[];

beforeAll(async () => {
  lake = await createLake({ dataDir: folder, writeToken: "", readToken: "", corsOrigins: [] });
  const transaction = new DraftTransaction(lake.store, "test");
  stored = [...generateDocuments(DOCUMENTS)].map((document) => {
    const written = transaction.write("create", document);
    // As it is answered: see the lake's `store/asset-address.ts`.
    return document.path ? { ...written, url: `${ORIGIN}/${document.path}` } : written;
  });
  lake.store.commit(transaction.result());
  reader = new Reader(openForReading(join(folder, "lake.sqlite")), 1_000_000);
}, 120_000);
afterAll(async () => {
  reader.db.close();
  await lake.close();
  rmSync(folder, { recursive: true, force: true });
});

test.each([...siteQuestions, studioList, ...searches].map((question) => [question.name, question]))(
  "%s: the index finds all that plain GROQ does, and nothing else",
  (_, { query, params, options }) => {
    const view = options?.perspective === "drafts" ? { layers: ["drafts"] } : "published";
    const request = { query, params, view, identity: null, origin: ORIGIN } as const;
    const whole = { ...request, projectId: "currawong", dataset: "production" };
    // A search scores as many documents as there are.
    const found: unknown = JSON.parse(runQuery(reader, whole, DOCUMENTS));
    expect(found).toEqual(plainAnswer(stored, view, query, params));
    // Nothing found would prove nothing; what is no alias is meant to find nothing.
    if (!("path" in params)) expect(found).not.toEqual(Array.isArray(found) ? [] : null);
  },
);

test("the same number of documents is the same dataset", () => {
  const first = JSON.stringify([...generateDocuments(300)]);
  expect(JSON.stringify([...generateDocuments(300)])).toBe(first);
});
