import { lookupOf } from "@currawong/schemas/paths";
import { type DocumentResolver, defineDocuments } from "sanity/presentation";

type Filter = { filter: string; params: Record<string, string> };

/** Further pages of the blog are pages of the blog. */
const BLOG_PAGE = /^\/blog\/page\/\d+$/;

/**
 * How to find the document whose page is at an address.
 * @returns undefined where no document has a page
 */
export function documentAt(path: string): Filter | undefined {
  const lookup = lookupOf(BLOG_PAGE.test(path) ? "/blog" : path);
  if (!lookup) return undefined;
  const { type, slug } = lookup;
  if (!slug) return { filter: "_type == $type", params: { type } };
  if (type !== "topLevel") {
    return { filter: "_type == $type && slug.current == $slug", params: { type, slug } };
  }
  return {
    filter: `(_type in ["sectionPage", "page"] && slug.current == $slug) || (_type == "service" && landing.slug.current == $slug)`,
    params: { slug },
  };
}

/** The document beside each page. */
export const mainDocuments: DocumentResolver[] = defineDocuments([
  { route: ["/", "/:a", "/:a/:b", "/:a/:b/:c"], resolve: ({ path }) => documentAt(path) },
]);
