import { evaluate, parse } from "@currawong/lake/query/groq";
import { type Addressable, type Addresses, addressesOf } from "@currawong/schemas/paths";
import { addressFields } from "@currawong/schemas/queries/fragments";
import type { Finding } from "./findings.ts";
import { ALIASES, PAGES, SECTION_PREFIXES } from "./routes.data.ts";
import type { ContentDocument } from "./texts.ts";

/** The addresses of every document, by id, as the site derives them. */
export async function addressBook(
  documents: readonly ContentDocument[],
): Promise<Map<string, Addresses>> {
  const found = await evaluate(parse(`*{ _id, ${addressFields} }`), {
    dataset: documents,
    params: {},
  });
  // The projection selects exactly these fields.
  const rows = found as (Addressable & { _id: string })[];
  return new Map(rows.map((row) => [row._id, addressesOf(row)]));
}

/**
 * Finds addresses that the specification lacks, or that are missing. The schema finds those that two
 * documents share.
 */
export function checkAddresses(book: ReadonlyMap<string, Addresses>): Finding[] {
  const findings: Finding[] = [];
  const add = (id: string, message: string) =>
    findings.push({ rule: "addresses", id, path: "", message });
  const leadsTo = new Map<string, string | undefined>();
  for (const [id, { pages, aliases }] of book) {
    for (const path of pages) {
      if (!PAGES.includes(path)) add(id, `${path} is no page of the specification.`);
    }
    for (const path of aliases) {
      leadsTo.set(path, pages[0]);
      const expected =
        path in ALIASES || SECTION_PREFIXES.some((prefix) => path.startsWith(prefix));
      if (!expected) add(id, `${path} is no alias of the specification.`);
    }
  }
  const pages = new Set([...book.values()].flatMap((addresses) => addresses.pages));
  for (const path of PAGES) if (!pages.has(path)) add(path, "No document shows at this address.");
  for (const [path, target] of Object.entries(ALIASES)) {
    const actual = leadsTo.get(path);
    if (actual !== target) add(path, `Should lead to ${target}, leads to ${actual ?? "nowhere"}.`);
  }
  return findings;
}
