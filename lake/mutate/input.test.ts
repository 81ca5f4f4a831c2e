import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import {
  sharedLake,
  startTestLake,
  TEST_TOKENS,
  temporaryFolder,
} from "../testing/lake-fixture.ts";

const { client, url } = await sharedLake();

async function mutate(body: string, query = "returnDocuments=true") {
  const response = await fetch(`${url}/v2026-01-01/data/mutate/production?${query}`, {
    method: "POST",
    headers: { authorization: `Bearer ${TEST_TOKENS.write}` },
    body,
  });
  return { status: response.status, body: Object(await response.json()) };
}

const creation = (fields: string) =>
  `{"mutations":[{"createOrReplace":{"_id":"x","_type":"page"${fields}}}]}`;

test.each<[string, string, unknown]>([
  ["half an emoji", '"cut \\ud83d"', "cut \ufffd"],
  ["a NUL", '"a\\u0000b"', "a\u0000b"],
  ["a word of 10,000 characters", `"${"w".repeat(10_000)}"`, "w".repeat(10_000)],
  ["repeated keys", '[{"_key":"a","n":1},{"_key":"a","n":2}]', expect.any(Array)],
  ["arrays 100 deep", `${"[".repeat(100)}1${"]".repeat(100)}`, expect.any(Array)],
])("stores %s, and finds it", async (_, json, value) => {
  expect(await mutate(creation(`,"value":${json}`))).toMatchObject({ status: 200 });
  expect(await client.getDocument("x")).toMatchObject({ value });
  const query = "*[_id == 'x' && [@, _id] match text::query($q)].value";
  expect(await client.fetch(query, { q: "x" })).toMatchObject([value]);
});

test.each<[string, string, RegExp]>([
  ["invalid JSON", "{", /not valid JSON/],
  ["a body that is no object", "[]", /array "mutations/],
  ["mutations that are no array", '{"mutations":{}}', /array "mutations/],
  ["a mutation that is none", '{"mutations":[null]}', /must be an object/],
  ["a mutation without an operation", '{"mutations":[{}]}', /exactly one operation/],
  ["two operations in one", '{"mutations":[{"delete":{},"patch":{}}]}', /exactly one operation/],
  ["a deletion of nothing", '{"mutations":[{"delete":null}]}', /needs an "id"/],
  ["a document that is none", '{"mutations":[{"create":null}]}', /needs a document/],
  ["a mutation that it does not know", '{"mutations":[{"touch":{"id":"x"}}]}', /Unknown mutation/],
  ["parameters that are none", '{"mutations":[{"delete":{"query":"*","params":5}}]}', /an object/],
  ["a date that is none", creation(',"_createdAt":"soon"'), /not a date/],
  ["a space in a transaction id", '{"transactionId":"a b","mutations":[]}', /transactionId/],
  [
    "an insertion without a place",
    '{"mutations":[{"patch":{"id":"x","insert":{"items":[1]}}}]}',
    /cannot be applied/,
  ],
  ["a document without a type", '{"mutations":[{"createOrReplace":{"_id":"x"}}]}', /is missing/],
  ["an empty type", creation(',"_type":""'), /is missing/],
  ["an id that is no text", creation(',"_id":5'), /must be a string/],
  ["an id with a NUL", creation(',"_id":"a\\u0000"'), /Invalid document ID/],
  ["arrays 100,000 deep", `${"[".repeat(1e5)}${"]".repeat(1e5)}`, /nested deeper/],
  ["an operation it does not know", '{"mutations":[{"patch":{"id":"x","swap":{}}}]}', /"swap"/],
  ["a patch without an id", '{"mutations":[{"patch":{"set":{}}}]}', /needs an "id"/],
  ["a query that does not parse", '{"mutations":[{"delete":{"query":"*["}}]}', /queryParseError/],
])("refuses %s with a sentence", async (_, body, sentence) => {
  await client.createOrReplace({ _id: "x", _type: "page" });
  const refused = await mutate(body);
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body).replaceAll('\\"', '"')).toMatch(sentence);
});

test("answers with what was asked for", async () => {
  await client.createOrReplace({ _id: "x", _type: "page" });
  const results = async (mutation: object, query?: string) =>
    (await mutate(JSON.stringify({ mutations: [mutation] }), query)).body.results;
  const again = { createIfNotExists: { _id: "x", _type: "page" } };
  expect(await results(again, "")).toEqual([{ operation: "none" }]);
  expect(await results(again, "returnIds=true")).toEqual([{ id: "x", operation: "none" }]);
  const document = expect.objectContaining({ _id: "x", _type: "page" });
  expect(await results(again)).toEqual([{ id: "x", operation: "none", document }]);
  const page = { _type: "page" };
  for (const _id of [undefined, null, "", "drafts."])
    expect(await results({ create: { ...page, _id } }, "")).toEqual([{ operation: "create" }]);
  const replacement = { createOrReplace: { ...page, _id: "x", _createdAt: null } };
  expect(await results(replacement, "")).toEqual([{ operation: "update" }]);
  expect(await results({ delete: { id: "gone" } })).toEqual([{ id: "gone", operation: "none" }]);
  // What is no id is left out of a list of them.
  expect(await results({ patch: { id: ["x", 5], set: { n: 1 } } })).toHaveLength(1);
});

test("refuses a query that is nested too deep", async () => {
  const deep = client.fetch(`${"(".repeat(20_000)}1${")".repeat(20_000)}`);
  await expect(deep).rejects.toMatchObject({ statusCode: 400 });
});

test.each<[string, (file: string) => void, RegExp]>([
  [
    "a damaged data file",
    (file) => writeFileSync(file, "not a database".repeat(1_000)),
    /lake\.sqlite is damaged .*-- reset/,
  ],
  [
    "one of another version",
    (file) => new DatabaseSync(file).exec("CREATE TABLE documents (id); PRAGMA user_version = 4"),
    /lake\.sqlite was written by another version .*-- reset/,
  ],
])("names %s, and the way out", async (_, write, sentence) => {
  const dataDir = temporaryFolder();
  write(join(dataDir, "lake.sqlite"));
  await expect(startTestLake({ dataDir })).rejects.toThrow(sentence);
});

test("a folder can be opened by one lake at a time", async () => {
  const dataDir = temporaryFolder();
  const { lake } = await startTestLake({ dataDir });
  await expect(startTestLake({ dataDir })).rejects.toThrow("Another lake is running on");
  await lake.close();
  await (await startTestLake({ dataDir })).lake.close();
});
