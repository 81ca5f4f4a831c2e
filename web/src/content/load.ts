// Brings the result types of every query along, by the query’s text.
import type {} from "@currawong/schemas/content.generated";
import type { ClientReturn, QueryParams } from "@sanity/client";
import { cacheLife, cacheTag } from "next/cache";
import { draftPerspective, loadDraft } from "../preview/load-draft.ts";
import { client } from "./client.ts";
import { tags, viewTags } from "./tags.ts";

/** Next reads at most this many tags from one call of `cacheTag`. */
const TAGS_PER_CALL = 128;

/**
 * Reads content for a page: cached without end, and tagged with every view of every document the
 * result was made of. The one way content reaches the site.
 * @param query a query of `@currawong/schemas`, whose result is typed by its text
 * @param dependencies further tags: `tags.list(type)` for each type the query enumerates,
 *   `tags.addresses` where it looks for an address, `tags.documents` where it reads everything;
 *   a page that was not found depends on the addresses by itself
 * @throws when the Content Lake does not answer; nothing is cached then
 */
export async function load<const Query extends string>(
  query: Query,
  params: QueryParams = {},
  dependencies: string[] = [],
): Promise<ClientReturn<Query>> {
  const perspective = draftPerspective();
  if (perspective) {
    return (await loadDraft(query, JSON.stringify(params), perspective)) as ClientReturn<Query>;
  }
  return (await cached(query, params, dependencies)) as ClientReturn<Query>;
}

// No default values here: Next makes the key of a cached call from the arguments before the first
// parameter that has one.
async function cached(
  query: string,
  params: QueryParams,
  dependencies: string[],
): Promise<unknown> {
  "use cache";
  cacheLife("content");
  const result: unknown = await client.fetch(query, params);
  const all = [...viewTags(result), ...dependencies];
  // What is not there may come.
  if (result === null) all.push(tags.addresses);
  for (let start = 0; start < all.length; start += TAGS_PER_CALL) {
    cacheTag(...all.slice(start, start + TAGS_PER_CALL));
  }
  return result;
}
