import { addressableOf } from "@currawong/schemas/addressable-of";
import { pathOf } from "@currawong/schemas/paths";
import type { SanityDocumentLike } from "sanity";

/**
 * The public address of a document's page, for the Studio's "Open preview".
 * @param siteUrl origin of the public site.
 * @returns undefined when the document has no page.
 */
export function pageAddress(siteUrl: string, document: SanityDocumentLike): string | undefined {
  const path = pathOf(addressableOf(document));
  return path === null ? undefined : `${siteUrl}${path}`;
}
