import { landingPathOf, pathOf } from "@currawong/schemas/paths";
import { ADDRESSES_QUERY } from "@currawong/schemas/queries/addresses";
import { load } from "./load.ts";
import { tags } from "./tags.ts";

/** Every document that has an address. Depends on all of them: for site-wide lists only. */
export const loadAddresses = () => load(ADDRESSES_QUERY, {}, [tags.documents]);

type Listed = Awaited<ReturnType<typeof loadAddresses>>[number];

/**
 * The slugs of every page of one type, for `generateStaticParams`.
 * @param type a document type with a dynamic route
 */
export async function slugsOf(type: Listed["_type"]): Promise<{ slug: string }[]> {
  const documents = await loadAddresses();
  return documents.flatMap((document) =>
    document._type === type && document.slug && pathOf(document) ? [{ slug: document.slug }] : [],
  );
}

/** The slugs of the pages at the top of the site that no folder of `app` stands for. */
export async function topLevelSlugs(): Promise<string[]> {
  const documents = await loadAddresses();
  return documents.flatMap((document) => {
    const path = document._type === "page" ? pathOf(document) : landingPathOf(document);
    return path ? [path.slice(1)] : [];
  });
}
