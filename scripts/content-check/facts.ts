import { canonicalJson } from "@currawong/content/stable";
import { evaluate, parse } from "@currawong/lake/query/groq";
import { EXPECTED_VALUES, type ExpectedValue } from "./facts.data.ts";
import type { Finding } from "./findings.ts";
import { INCLUSIONS, type Inclusion } from "./inclusions.data.ts";
import type { ContentDocument } from "./texts.ts";

/** Finds figures and phrases of the specification that are not where they belong. */
export async function checkFacts(documents: readonly ContentDocument[]): Promise<Finding[]> {
  const findings = [
    ...(await Promise.all(EXPECTED_VALUES.map((fact) => checkFact(fact, documents)))),
    ...(await Promise.all(INCLUSIONS.map((inclusion) => checkInclusion(inclusion, documents)))),
    ...(await checkRoles(documents)),
  ];
  return findings.flat();
}

async function at(documents: readonly ContentDocument[], id: string, path: string) {
  const query = `*[_id == $id][0]{ "value": ${path} }.value`;
  return evaluate(parse(query, { params: { id } }), { dataset: documents, params: { id } });
}

async function checkFact(
  fact: ExpectedValue,
  documents: readonly ContentDocument[],
): Promise<Finding[]> {
  const { id, at: path, is } = fact;
  const found = await at(documents, id, path);
  if (canonicalJson(found) === canonicalJson(is)) return [];
  const message = `The specification says ${JSON.stringify(is)}, the content ${JSON.stringify(found)}.`;
  return [{ rule: "facts", id, path: path.replace(/\s+/g, " "), message }];
}

/** Text with every dash a hyphen and every space plain, in lower case. */
const plain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[‐-―−]/g, "-")
    .replace(/\s+/g, " ");

async function checkInclusion(
  { id, says, at: path = "{...}" }: Inclusion,
  documents: readonly ContentDocument[],
): Promise<Finding[]> {
  const text = plain(JSON.stringify(await at(documents, id, path)) ?? "");
  return says
    .filter((phrase) => !text.includes(plain(phrase)))
    .map((phrase) => ({
      rule: "facts",
      id,
      path: path === "{...}" ? "" : path,
      message: `The specification says “${phrase}”, which is not there.`,
    }));
}

const ROLES = { least: 60, categories: 12, lowest: 2499, highest: 4999 };

/** Sixty roles and more in twelve categories, within the section's range of prices. */
async function checkRoles(documents: readonly ContentDocument[]): Promise<Finding[]> {
  const roles = documents.filter(({ _type }) => _type === "role");
  const categories = documents.filter(({ _type }) => _type === "hireCategory");
  const findings: Finding[] = [];
  const add = (id: string, message: string) =>
    findings.push({ rule: "facts", id, path: "", message });
  if (roles.length < ROLES.least) add("role", `${ROLES.least} roles or more, not ${roles.length}.`);
  if (categories.length !== ROLES.categories) {
    add("hireCategory", `${ROLES.categories} categories, not ${categories.length}.`);
  }
  for (const { _id } of roles) {
    const amount = await at(documents, _id, "startingPrice.amount");
    const { lowest, highest } = ROLES;
    if (typeof amount === "number" && (amount < lowest || amount > highest)) {
      add(_id, `${amount} a month lies outside ${lowest} to ${highest}.`);
    }
  }
  return findings;
}
