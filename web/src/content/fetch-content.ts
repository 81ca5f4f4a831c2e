import type { QueryParams, SanityClient } from "@sanity/client";

/**
 * Runs a query. Everything the site reads from the Content Lake is read by this function.
 * @param perspectives which versions the query sees, if not those of the client
 * @throws when the Content Lake does not respond, or responds with something other than a result: for a page
 *   of HTML or truncated JSON with status 200, the client itself would resolve to undefined
 */
export async function fetchContent<Result>(
  client: SanityClient,
  query: string,
  params: QueryParams,
  perspectives?: string[],
): Promise<Result> {
  const result = await client.fetch<Result | undefined>(
    query,
    params,
    perspectives ? { perspective: perspectives } : {},
  );
  if (result === undefined) throw new Error("The Content Lake’s response cannot be read.");
  return result;
}
