import { memoryClient } from "../../studio/src/dataset/memory-client.ts";
import type { ContentDocument, Finding } from "./documents.ts";
import { checkFacts } from "./facts.ts";
import { checkLinks, pagesOf } from "./links.ts";
import { checkPictures } from "./pictures.ts";
import { validate } from "./validate.ts";

/** The findings of a check, and the number of documents of each type. */
export type CheckReport = { findings: Finding[]; counts: ReadonlyMap<string, number> };

/** Asset ids derive from the bytes, so unseeded documents can refer to assets before their upload. */
const ASSET = /^(image|file)-/;

/** Warnings to editors about prices to settle, which the specification requires the content to keep. */
const EXPECTED_WARNING = /^alsoQuoted/;

/**
 * Checks content as a whole: every document against the schema, all of them against each other and the
 * specification, and the words of its drawings.
 * @param documents all documents of the content model
 */
export async function checkContent(documents: readonly ContentDocument[]): Promise<CheckReport> {
  const pages = await pagesOf(documents);
  const findings = [
    ...(await checkSchema(documents)),
    ...checkLinks(documents, (id) => pages.has(id)),
    ...(await checkFacts(documents)),
    ...(await checkPictures(documents)),
  ];
  const counts = new Map<string, number>();
  for (const { _type } of documents) counts.set(_type, (counts.get(_type) ?? 0) + 1);
  return { findings, counts };
}

async function checkSchema(documents: readonly ContentDocument[]): Promise<Finding[]> {
  const ids = new Set(documents.map(({ _id }) => _id));
  const exists = (id: string) => ids.has(id) || ASSET.test(id);
  const context = { client: memoryClient(documents), exists };
  const results = await Promise.all(documents.map((document) => validate(document, context)));
  return results
    .flat()
    .filter(({ level, path }) => level !== "info" && !EXPECTED_WARNING.test(path))
    .map(({ id, path, message }) => ({ rule: "schema", id, path, message }));
}
