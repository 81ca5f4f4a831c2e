import { pathOf } from "@currawong/schemas/paths";
import { ALIAS_QUERY } from "@currawong/schemas/queries/addresses";
import { notFound, permanentRedirect } from "next/navigation";
import { load } from "./load.ts";
import { tags } from "./tags.ts";

/**
 * Answers for a path that shows no page: 308 to the page it is an alias of, else 404. Both are
 * cached until some document's addresses change.
 * @param path e.g. `/hire-react-developer`
 */
export async function missing(path: string): Promise<never> {
  const segments = path.split("/").filter(Boolean);
  const target = await load(
    ALIAS_QUERY,
    {
      path,
      firstSegment: segments.length === 2 ? segments[0] : "",
      lastSegment: segments.at(-1) ?? "",
    },
    [tags.addresses],
  );
  const canonical = target && pathOf(target);
  if (canonical && canonical !== path) permanentRedirect(canonical);
  notFound();
}
