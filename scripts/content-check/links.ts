import { evaluateNow, parse } from "@currawong/lake/query/groq";
import { addressFields } from "@currawong/schemas/fragments";
import { type Addressable, addressesOf } from "@currawong/schemas/paths";
import { isRecord, recordsIn } from "@currawong/schemas/record";
import type { ContentDocument, Finding } from "./documents.ts";

/** Yields every object within a value, including the value itself, with its path. */
function* objectsIn(value: unknown, path = ""): Generator<[Record<string, unknown>, string]> {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* objectsIn(item, `${path}[${index}]`);
  }
  if (!isRecord(value)) return;
  yield [value, path];
  for (const [name, item] of Object.entries(value)) {
    yield* objectsIn(item, path ? `${path}.${name}` : name);
  }
}

/** Returns the ids of the documents that have their own page. */
export async function pagesOf(documents: readonly ContentDocument[]): Promise<ReadonlySet<string>> {
  const query = parse(`*{ _id, ${addressFields} }`);
  const found = evaluateNow(query, { dataset: documents, params: {} });
  // The projection selects exactly these fields.
  const rows = found as (Addressable & { _id: string })[];
  return new Set(rows.filter((row) => addressesOf(row).pages.length > 0).map(({ _id }) => _id));
}

/**
 * Finds links and buttons to documents without a page, or to blocks that are not on the same page. Schema
 * validation finds references to documents that do not exist.
 * @param hasPage whether a document has its own page
 */
export function checkLinks(
  documents: readonly ContentDocument[],
  hasPage: (id: string) => boolean,
): Finding[] {
  return documents.flatMap((document) => {
    const findings: Finding[] = [];
    const add = (path: string, message: string) =>
      findings.push({ rule: "links", id: document._id, path, message });
    for (const [value, path] of objectsIn(document)) {
      for (const anchor of deadAnchors(value)) {
        add(path, `A button leads to a block “${anchor}”, which the page does not have.`);
      }
      for (const target of linkTargets(value)) {
        if (!hasPage(target)) add(path, `Leads to "${target}", which has no page.`);
      }
    }
    return findings;
  });
}

/** Returns the ids of the documents that an internal link, a menu entry or a button leads to. */
function linkTargets({ _type, reference, target }: Record<string, unknown>): string[] {
  const linked = _type === "internalLink" ? [reference] : [target];
  return linked.flatMap((item) =>
    isRecord(item) && typeof item._ref === "string" ? [item._ref] : [],
  );
}

/** Returns the block types that a page's buttons lead to but the page does not contain. */
function deadAnchors({ sections }: Record<string, unknown>): string[] {
  const blocks = recordsIn(sections);
  return blocks
    .flatMap(({ buttons }) => recordsIn(buttons))
    .flatMap(({ anchor }) => (typeof anchor === "string" ? [anchor] : []))
    .filter((anchor) => !blocks.some(({ _type }) => _type === anchor));
}
