import { type Addressable, landingPathOf, pathOf } from "@currawong/schemas/paths";
import { isRecord } from "@currawong/schemas/record";
import type { AuthoredRecord } from "./authored.ts";
import { documentTypeOf } from "./model.ts";

const text = (value: unknown) => (typeof value === "string" ? value : undefined);

/** What `addressesOf` needs of an authored document; its section is found through its group. */
export function addressableOf(
  document: AuthoredRecord,
  byId: ReadonlyMap<string, AuthoredRecord>,
): Addressable {
  const group = byId.get(text(document.group) ?? "");
  const section = byId.get(text(group?.section) ?? "");
  const { aliases } = document;
  return {
    _type: documentTypeOf(document._id),
    slug: text(document.slug),
    hasDetailPage: document.hasDetailPage !== false,
    landingSlug: isRecord(document.landing) ? text(document.landing.slug) : undefined,
    sectionSlug: text(section?.slug),
    aliases: Array.isArray(aliases) ? aliases.filter((path) => typeof path === "string") : [],
  };
}

/** Finds the document shown at an address such as `/services/uber-clone`, and which of its pages it is. */
export type PageFinder = (path: string) => { id: string; landing: boolean } | undefined;

/**
 * Creates the lookup from page addresses to the ids of the documents they show.
 * @returns a function that returns `undefined` for an address no page has
 */
export function pageFinder(documents: readonly AuthoredRecord[]): PageFinder {
  const byId = new Map(documents.map((document) => [document._id, document]));
  const pages = new Map<string, { id: string; landing: boolean }>();
  for (const document of documents) {
    const addressable = addressableOf(document, byId);
    const canonical = pathOf(addressable);
    const landing = landingPathOf(addressable);
    if (canonical) pages.set(canonical, { id: document._id, landing: false });
    if (landing) pages.set(landing, { id: document._id, landing: true });
  }
  return (path) => pages.get(path);
}
