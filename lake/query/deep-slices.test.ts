import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { createLake } from "../lake.ts";
import { DraftTransaction } from "../mutate/draft-transaction.ts";
import { Reader } from "../store/reader.ts";
import { openForReading } from "../store/tables.ts";
import { plainAnswer } from "../testing/plain.ts";
import { runQuery } from "./engine.ts";

const folder = mkdtempSync(join(tmpdir(), "lake-slices-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Few values, so that many tie; some documents have none, or one of another type. */
const value = fc.constantFrom(1, 2, 3, 4, "a", "b", true, null);
const key = fc.constantFrom("_id", "rank", "rank desc", "rank, _id", "rank desc, name desc");
const shown = fc.constantFrom("", "{_id, rank}");

let count = 0;

test("a part of a long list is the part that plain GROQ shows", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ rank: value, name: value }), { maxLength: 25 }),
      fc.array(fc.tuple(key, shown, fc.nat(26), fc.nat(8)), { minLength: 20, maxLength: 20 }),
      async (documents, parts) => {
        const dataDir = join(folder, String(count++));
        const lake = await createLake({ dataDir, writeToken: "", readToken: "", corsOrigins: [] });
        const transaction = new DraftTransaction(lake.store, "test");
        const stored = documents.map(({ rank, name }, index) =>
          transaction.write("create", {
            _id: `document-${(index * 7) % 26}`,
            _type: "listed",
            ...(rank === null ? {} : { rank }),
            ...(name === null ? {} : { name }),
          }),
        );
        lake.store.commit(transaction.result());
        const reader = new Reader(openForReading(join(dataDir, "lake.sqlite")), 20_000, 0);
        try {
          for (const [order, fields, from, length] of parts) {
            for (const slice of [`[${from}...${from + length}]`, `[${from}]`]) {
              const query = `*[_type == "listed"] | order(${order})${slice}${slice.includes(".") ? fields : ""}`;
              const { result } = runQuery(reader, {
                query,
                params: {},
                view: "published",
                identity: null,
                origin: "",
                projectId: "currawong",
                dataset: "production",
              });
              expect(JSON.parse(result), query).toEqual(
                plainAnswer(stored, "published", query, {}) ?? null,
              );
            }
          }
        } finally {
          reader.db.close();
          await lake.close();
        }
      },
    ),
    { numRuns: 25 },
  );
});
