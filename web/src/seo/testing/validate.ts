import { RICH_RESULTS } from "./rich-results.ts";

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

function problemsOf(node: Node, way: string): string[] {
  const type = node["@type"];
  if (type === undefined) {
    const isReference = Object.keys(node).join() === "@id";
    return isReference || "@graph" in node ? [] : [`${way}: an object without a type`];
  }
  return (RICH_RESULTS[String(type)] ?? [])
    .filter((key) => node[key] === undefined || node[key] === "" || node[key] === null)
    .map((key) => `${way}: ${type} lacks “${key}”`);
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
 * Checks a JSON-LD document: it gives what rich results need, and refers only to what it holds. That its types
 * and properties are schema.org's, the compiler checks with `schema-dts`.
 * @param text the content of a script element
 * @returns what is wrong, `[]` when nothing is
 */
export function structuredDataProblems(text: string): string[] {
  const document: unknown = JSON.parse(text);
  if (!isNode(document) || document["@context"] !== "https://schema.org") {
    return ["the context is not https://schema.org"];
  }
  const nodes = [...nodesIn(document)];
  return [
    ...nodes.flatMap(([node, way]) => problemsOf(node, way)),
    ...nodes.flatMap(([node, way]) => wrongValues(node, way)),
    ...danglingReferences(nodes),
  ];
}
