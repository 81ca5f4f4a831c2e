import { canonicalJson } from "@currawong/content/stable";
import { evaluateNow, parse } from "@currawong/lake/query/groq";
import type { ContentDocument, Finding } from "./documents.ts";
import { EXPECTED_VALUES, type ExpectedValue } from "./facts.data.ts";

/** Finds fields that differ from the specification. */
export async function checkFacts(documents: readonly ContentDocument[]): Promise<Finding[]> {
  const findings = await Promise.all(EXPECTED_VALUES.map((fact) => checkFact(fact, documents)));
  return findings.flat();
}

async function valueAt(documents: readonly ContentDocument[], id: string, path: string) {
  const query = `*[_id == $id][0]{ "value": ${path} }.value`;
  return evaluateNow(parse(query, { params: { id } }), { dataset: documents, params: { id } });
}

async function checkFact(
  { id, at: path, is }: ExpectedValue,
  documents: readonly ContentDocument[],
): Promise<Finding[]> {
  const found = await valueAt(documents, id, path);
  if (canonicalJson(found) === canonicalJson(is)) return [];
  const message = `The specification says ${JSON.stringify(is)}, the content ${JSON.stringify(found)}.`;
  return [{ rule: "facts", id, path, message }];
}
