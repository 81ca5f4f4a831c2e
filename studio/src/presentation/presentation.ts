import { addressableOf } from "@currawong/schemas/addressable-of";
import { listPageAt } from "@currawong/schemas/paging";
import { lookupOf, pathOf } from "@currawong/schemas/paths";
import { topLevel } from "@currawong/schemas/queries/addresses";
import { EyeOpenIcon } from "@sanity/icons/EyeOpen";
import type { SanityDocumentLike } from "sanity";
import { type DocumentResolver, defineDocuments, presentationTool } from "sanity/presentation";
import { locations } from "./locations.ts";

/**
 * The page beside the form: it shows drafts while they are edited, and a click on a part opens its field.
 * The Studio authenticates to the site with a secret (`docs/preview.md`).
 */
export const presentation = (siteUrl: string) =>
  presentationTool({
    title: "Preview",
    icon: EyeOpenIcon,
    allowOrigins: [siteUrl],
    previewUrl: { initial: siteUrl, previewMode: { enable: "/api/draft/enable" } },
    resolve: { locations, mainDocuments },
  });

type Filter = { filter: string; params: Record<string, string> };

/** A filter for the document whose page has this path; undefined if no document can have it. */
export function documentAt(path: string): Filter | undefined {
  // Further pages of a list belong to the list’s document.
  const lookup = lookupOf(listPageAt(path)?.list ?? path);
  if (!lookup) return undefined;
  const { type, slug } = lookup;
  if (!slug) return { filter: "_type == $type", params: { type } };
  if (type !== "topLevel") {
    return { filter: "_type == $type && slug.current == $slug", params: { type, slug } };
  }
  return { filter: topLevel, params: { slug } };
}

/** Finds the document to open beside each page. */
const mainDocuments: DocumentResolver[] = defineDocuments([
  {
    route: ["/", "/:a", "/:a/:b", "/:a/:b/:c", "/:a/:b/:c/:d/:e"],
    resolve: ({ path }) => documentAt(path),
  },
]);

/** The public address of a document's page, for the Studio's “Open preview”; undefined if it has none. */
export function pageAddress(siteUrl: string, document: SanityDocumentLike): string | undefined {
  const path = pathOf(addressableOf(document));
  return path === null ? undefined : `${siteUrl}${path}`;
}
