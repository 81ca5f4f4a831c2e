import { canonicalJson } from "@currawong/content/stable";
import { evaluateNow, parse } from "@currawong/lake/query/groq";
import type { ContentDocument, Finding } from "./documents.ts";
import { EXPECTED_VALUES, type ExpectedValue } from "./facts.data.ts";
import { INCLUSIONS, type Inclusion } from "./inclusions.data.ts";

/** Finds figures and phrases of the specification that the content contradicts or lacks. */
export async function checkFacts(documents: readonly ContentDocument[]): Promise<Finding[]> {
  const findings = await Promise.all([
    ...EXPECTED_VALUES.map((fact) => checkFact(fact, documents)),
    ...INCLUSIONS.map((inclusion) => checkInclusion(inclusion, documents)),
  ]);
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

/** Converts text to lower case, with hyphens for all dashes and single spaces for all whitespace. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[‐-―−]/g, "-")
    .replace(/\s+/g, " ");

async function checkInclusion(
  { id, says, at: path }: Inclusion,
  documents: readonly ContentDocument[],
): Promise<Finding[]> {
  const text = plain(JSON.stringify(await valueAt(documents, id, path ?? "{...}")) ?? "");
  return says
    .filter((phrase) => !text.includes(plain(phrase)))
    .map((phrase) => ({
      rule: "facts",
      id,
      path: path ?? "",
      message: `The specification says “${phrase}”, which is not there.`,
    }));
}
