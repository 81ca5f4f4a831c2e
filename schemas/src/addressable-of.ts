import type { Addressable } from "./paths.ts";

/** A document, whole or half written, as a form or the Content Lake holds it. */
type Raw = { _type: string; readonly [field: string]: unknown };

type Slug = { current?: string } | undefined;

/**
 * Reads off a document what decides at which addresses it appears. The section of its group is
 * another document’s and not known here.
 */
export function addressableOf(document: Raw): Addressable {
  // Fields of the types that the schema gives them; of any other type, they are absent.
  const landing = document.landing as { slug?: Slug } | undefined;
  return {
    _type: document._type,
    slug: (document.slug as Slug)?.current,
    landingSlug: landing?.slug?.current,
    hasDetailPage: document.hasDetailPage as boolean | undefined,
    aliases: document.aliases as string[] | undefined,
  };
}
