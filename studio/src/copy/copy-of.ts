import type { SanityDocumentLike } from "sanity";

type Slug = { current?: string };

/** What a copy’s address begins with, by the address of the original. */
export const copyPrefix = (slug: string) => `${slug}-copy`;

/** The first address for a copy that no document has: `uber-clone-copy`, `uber-clone-copy-2`. */
function freeAddress(slug: string, taken: ReadonlySet<string>): string {
  const first = copyPrefix(slug);
  for (let number = 1; ; number++) {
    const address = number === 1 ? first : `${first}-${number}`;
    if (!taken.has(address)) return address;
  }
}

const withFreeAddress = (slug: Slug | undefined, taken: ReadonlySet<string>) =>
  slug?.current ? { ...slug, current: freeAddress(slug.current, taken) } : slug;

/**
 * A copy of a document, by a title and addresses of its own; the other addresses stay with the original.
 * @param taken the slugs that other documents have
 */
export function copyOf(
  document: SanityDocumentLike,
  taken: ReadonlySet<string>,
): SanityDocumentLike {
  const { aliases: _, aliasReasons: __, slug, landing, ...rest } = document;
  const copy: SanityDocumentLike = { ...rest };
  if (typeof copy.title === "string") copy.title = `Copy of ${copy.title}`;
  // Documents of the site hold their addresses so.
  if (slug) copy.slug = withFreeAddress(slug as Slug, taken);
  if (landing) {
    const page = landing as { slug?: Slug };
    copy.landing = { ...page, slug: withFreeAddress(page.slug, taken) };
  }
  return copy;
}
