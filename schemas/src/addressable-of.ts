import type { Addressable } from "./paths.ts";

/** A document as a form or the Content Lake holds it; it may be incomplete. */
type Raw = { _type: string; readonly [field: string]: unknown };

type Slug = { current?: string } | undefined;

/**
 * Extracts the fields that decide a document’s addresses. The section of its group is stored in
 * another document and is not included.
 */
export function addressableOf(document: Raw): Addressable {
  // The schema defines the types of these fields; document types without a field leave it undefined.
  const landing = document.landing as { slug?: Slug } | undefined;
  return {
    _type: document._type,
    slug: (document.slug as Slug)?.current,
    landingSlug: landing?.slug?.current,
    hasDetailPage: document.hasDetailPage as boolean | undefined,
    aliases: document.aliases as string[] | undefined,
  };
}
