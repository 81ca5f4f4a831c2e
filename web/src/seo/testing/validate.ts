import jsonld from "jsonld";
import { RICH_RESULTS } from "./rich-results.ts";
import { readVocabulary, type Vocabulary } from "./vocabulary.ts";

const SCHEMA = "https://schema.org/";
let vocabulary: Vocabulary | undefined;

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Every object of a document, with the way to it. */
function* nodesIn(value: unknown, way = "$"): Generator<[Node, string]> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* nodesIn(item, `${way}[${index}]`);
  } else if (isNode(value)) {
    yield [value, way];
    for (const [key, child] of Object.entries(value)) yield* nodesIn(child, `${way}.${key}`);
  }
}

/** `query-input` constrains `query`: https://schema.org/docs/actions.html. */
const plain = (property: string) => property.replace(/-(?:input|output)$/, "");

/** Terms of schema.org alone: expansion drops all others, which the safe mode reports. */
function localContext({ types, properties }: Vocabulary) {
  const terms = [...types.keys(), ...properties, "query-input"];
  return { "@context": Object.fromEntries(terms.map((term) => [term, SCHEMA + term])) };
}

function problemsOf(node: Node, way: string, known: Vocabulary): string[] {
  const type = node["@type"];
  if (type === undefined) {
    const reference = Object.keys(node).join() === "@id";
    return reference || "@graph" in node ? [] : [`${way}: an object without a type`];
  }
  const own = typeof type === "string" ? known.types.get(type) : undefined;
  if (!own) return [`${way}: schema.org has no type “${type}”`];
  const foreign = Object.keys(node)
    .filter((key) => !key.startsWith("@"))
    .filter((key) => !own.has(plain(key)) && !(key.endsWith("-input") && type === "SearchAction"))
    .map((key) => `${way}: ${type} has no property “${key}”`);
  const missing = (RICH_RESULTS[String(type)] ?? [])
    .filter((key) => node[key] === undefined || node[key] === "" || node[key] === null)
    .map((key) => `${way}: ${type} lacks “${key}”`);
  return [...foreign, ...missing];
}

function wrongValues(node: Node, way: string): string[] {
  const problems: string[] = [];
  for (const [key, value] of Object.entries(node)) {
    if (key === "price" && !/^\d+$/.test(String(value))) {
      problems.push(`${way}: the price “${value}” is more than figures`);
    }
    if (/^date|^valid(From|Through)$/.test(key) && Number.isNaN(Date.parse(String(value)))) {
      problems.push(`${way}: ${key} is no date: “${value}”`);
    }
    if (["url", "item", "logo", "urlTemplate"].includes(key) && typeof value === "string") {
      if (!/^https?:\/\//.test(value)) problems.push(`${way}: ${key} is no address: “${value}”`);
    }
  }
  return problems;
}

/** References that lead to nothing in the same document. */
function danglingReferences(nodes: readonly [Node, string][]): string[] {
  const defined = new Set(nodes.flatMap(([node]) => ("@type" in node ? [node["@id"]] : [])));
  return nodes.flatMap(([node, way]) =>
    "@id" in node && !("@type" in node) && !defined.has(node["@id"])
      ? [`${way}: nothing here has the id “${node["@id"]}”`]
      : [],
  );
}

/**
 * Checks a JSON-LD document: it expands without loss, uses schema.org's types and properties, gives
 * what rich results need, and refers only to what it holds.
 * @param text the content of a script element
 * @returns what is wrong, `[]` when nothing is
 */
export async function structuredDataProblems(text: string): Promise<string[]> {
  vocabulary ??= readVocabulary();
  const known = vocabulary;
  const document: unknown = JSON.parse(text);
  if (!isNode(document) || document["@context"] !== "https://schema.org") {
    return ["the context is not https://schema.org"];
  }
  try {
    await jsonld.expand(document, {
      safe: true,
      documentLoader: async (url) => {
        if (url !== "https://schema.org") throw new Error(`unexpected context ${url}`);
        return { contextUrl: undefined, documentUrl: url, document: localContext(known) };
      },
    } as Parameters<typeof jsonld.expand>[1]);
  } catch (error) {
    const { message, details } = error as Error & { details?: unknown };
    return [`expansion: ${message} ${JSON.stringify(details)}`];
  }
  const nodes = [...nodesIn(document)];
  return [
    ...nodes.flatMap(([node, way]) => problemsOf(node, way, known)),
    ...nodes.flatMap(([node, way]) => wrongValues(node, way)),
    ...danglingReferences(nodes),
  ];
}
