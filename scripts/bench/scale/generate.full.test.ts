import { expect, test } from "vitest";
import { memoryClient } from "../../content-check/memory-client.ts";
import { validate } from "../../content-check/validate.ts";
import { generateDocuments, idOf } from "./generate.ts";

const DOCUMENTS = 200;
/** Documents of a type are alike: these of each are looked at. */
const FIRST = [0, 1, 2];

test("an editor could publish what is generated", async () => {
  const documents = [...generateDocuments(DOCUMENTS)];
  const ids = new Set(documents.map(({ _id }) => _id));
  const context = { client: memoryClient(documents), exists: (id: string) => ids.has(id) };
  const looked = documents.filter(({ _id, _type }) => FIRST.some((at) => _id === idOf(_type, at)));
  const findings = await Promise.all(looked.map((document) => validate(document, context)));
  expect(looked.length).toBeGreaterThan(40);
  expect(findings.flat().filter(({ level }) => level === "error")).toEqual([]);
});
