// Registers the result types of all queries, by their text.

import { completeResult } from "@currawong/schemas/complete-result";
import type {} from "@currawong/schemas/content.generated";
import type { ClientReturn, QueryParams } from "@sanity/client";
import { cacheLife, cacheTag } from "next/cache";
import { draftPerspective, loadDraft } from "./drafts.ts";
import { fetchContent } from "./fetch-content.ts";
import { client } from "./lake.ts";
import { addTags } from "./rendered-tags.ts";
import { isIncomplete, tags, viewTags } from "./tags.ts";

/** Next reads at most this many tags from one call of `cacheTag`. */
const TAGS_PER_CALL = 128;

/**
 * Reads content for a page: cached indefinitely, and tagged with every view of every document in the
 * result. All content on the site is read by this function.
 * @param query a query of `@currawong/schemas`, whose text determines the result type
 * @param dependencies further tags: `tags.list(type)` for each type the query enumerates, or
 *   `tags.members` if it enumerates those of one group, `tags.groups` if it looks for groups with any,
 *   `tags.addresses` where it looks up an address, `tags.documents` where it reads everything;
 *   a result from which a document is missing always depends on all documents
 * @throws when the Content Lake does not respond with a result; nothing is cached then
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
  const content = await cached(query, params, dependencies);
  addTags(content.tags);
  return content.result as ClientReturn<Query>;
}

// No default values here: Next derives the key of a cached call only from the arguments before the
// first parameter that has one.
async function cached(
  query: string,
  params: QueryParams,
  dependencies: string[],
): Promise<{ result: unknown; tags: string[] }> {
  "use cache";
  cacheLife("content");
  const stored: unknown = await fetchContent(client, query, params);
  const all = [...viewTags(stored), ...dependencies];
  // What is missing may be published later, and has no view whose tag could invalidate this result.
  if (isIncomplete(stored) || all.length === 0) all.push(tags.documents);
  for (let start = 0; start < all.length; start += TAGS_PER_CALL) {
    cacheTag(...all.slice(start, start + TAGS_PER_CALL));
  }
  return { result: completeResult(stored), tags: all };
}
