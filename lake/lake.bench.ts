import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLake } from "./lake.ts";
import { DraftTransaction } from "./mutate/draft-transaction.ts";

/** `node lake/lake.bench.ts`: time of a query and of a write over HTTP, at 10,000 documents. */
const DOCUMENTS = 10_000;
const RUNS = 200;
const TOKEN = "bench-write-token-0123456789";

const dataDir = mkdtempSync(join(tmpdir(), "lake-bench-"));
const options = { dataDir, writeToken: TOKEN, readToken: "", corsOrigins: [] };
let lake = await createLake(options);
const transaction = new DraftTransaction(lake.store, "bench");
for (let n = 0; n < DOCUMENTS; n++) {
  transaction.write("create", {
    _id: `document-${n}`,
    _type: ["service", "post", "project", "page", "author"][n % 5],
    title: `Document ${n}`,
    slug: { current: `slug-${n}` },
    body: Array.from({ length: 5 }, (_, key) => ({ _key: `${key}`, text: "Words ".repeat(20) })),
    related: { _type: "reference", _ref: `document-${n >> 4}` },
  });
}
lake.store.commit(transaction.result());
await lake.close();

const started = performance.now();
lake = await createLake(options);
console.log(`open ${DOCUMENTS} documents: ${Math.round(performance.now() - started)} ms`);
const { url } = await lake.listen(0);
const headers = { authorization: `Bearer ${TOKEN}` };

const queries: [string, (n: number) => string][] = [
  ["by id", (n) => `*[_id == "document-${n}"][0]`],
  ["by type and slug", (n) => `*[_type == "post" && slug.current == "slug-${n}"][0]`],
  [
    "list of 20 with a join",
    () => '*[_type == "post"] | order(title) [0...20]{title, "r": related->title}',
  ],
  ["references", (n) => `count(*[references("document-${n % 500}")])`],
  ["text search", (n) => `*[_type == "page" && [@, _id] match text::query("${n}")]._id`],
  ["every document", () => "count(*[defined(slug.current)])"],
];
for (const [name, query] of queries) {
  await measure(name, async (n) => {
    const search = new URLSearchParams({ query: query(n * 5 + 1), perspective: "drafts" });
    const answer = await fetch(`${url}/v2026-01-01/data/query/production?${search}`, { headers });
    await answer.json();
  });
}
await measure("patch (on disk)", async (n) => {
  const mutations = [{ patch: { id: `document-${n}`, set: { title: `Changed ${n}` } } }];
  const body = JSON.stringify({ mutations });
  const path = `${url}/v2026-01-01/data/mutate/production`;
  await (await fetch(path, { method: "POST", headers, body })).json();
});
await lake.close();
rmSync(dataDir, { recursive: true, force: true });

async function measure(name: string, work: (n: number) => Promise<void>): Promise<void> {
  const times: number[] = [];
  for (let n = 0; n < RUNS; n++) {
    const start = performance.now();
    await work(n);
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => times[Math.floor(share * times.length)]?.toFixed(1);
  console.log(`${name}: median ${at(0.5)} ms, p95 ${at(0.95)} ms`);
}
