import { pathOf } from "@currawong/schemas/paths";
import type { SanityDocumentLike } from "sanity";

/**
 * The public address of a document's page, for the Studio's "Open preview".
 * @param siteUrl origin of the public site.
 * @returns undefined when the document has no page.
 */
export function pageAddress(siteUrl: string, document: SanityDocumentLike): string | undefined {
  const { slug, hasDetailPage } = document;
  const path = pathOf({
    _type: document._type,
    slug: isSlug(slug) ? slug.current : null,
    hasDetailPage: hasDetailPage !== false,
  });
  return path === null ? undefined : `${siteUrl}${path}`;
}

function isSlug(value: unknown): value is { current: string } {
  return (
    typeof value === "object" &&
    value !== null &&
    "current" in value &&
    typeof value.current === "string"
  );
}
