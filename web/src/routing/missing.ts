import { decodeSlug, pathOf } from "@currawong/schemas/paths";
import { ALIAS_QUERY } from "@currawong/schemas/queries/addresses";
import { notFound, permanentRedirect } from "next/navigation";
import { load } from "../content/load.ts";
import { tags } from "../content/tags.ts";

/** The canonical path an alias leads to; `null` when no document claims the alias. */
export async function canonicalOf(path: string): Promise<string | null> {
  const segments = path.split("/").filter(Boolean).map(decodeSlug);
  const target = await load(
    ALIAS_QUERY,
    {
      path: `/${segments.join("/")}`,
      firstSegment: segments.length === 2 ? segments[0] : "",
      lastSegment: segments.at(-1) ?? "",
    },
    [tags.addresses],
  );
  const canonical = target && pathOf(target);
  return canonical && canonical !== path ? canonical : null;
}

/** Responds for a path without a page: 308 to the page it is an alias of, otherwise 404. */
export async function missing(path: string): Promise<never> {
  const canonical = await canonicalOf(path);
  if (canonical) permanentRedirect(canonical);
  notFound();
}
