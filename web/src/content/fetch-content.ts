import type { QueryParams, SanityClient } from "@sanity/client";
import { EVIDENCE_GROQ, refuse } from "./plausibility.ts";

/**
 * Runs a query. Everything the site reads from the Content Lake is read by this function.
 * @param perspectives which versions the query sees, if not those of the client
 * @throws when the Content Lake does not respond, or responds with something other than a result: for a page
 *   of HTML or truncated JSON with status 200, the client itself would resolve to undefined. Also when the
 *   dataset is evidently not the site's: private, emptied or replaced, it answers with nothing
 */
export async function fetchContent<Result>(
  client: SanityClient,
  query: string,
  params: QueryParams,
  perspectives?: string[],
): Promise<Result> {
  const answer = await client.fetch<{ result: Result; isSeeded?: unknown } | null | undefined>(
    `{ "result": ${query}\n, "isSeeded": ${EVIDENCE_GROQ} }`,
    params,
    perspectives ? { perspective: perspectives } : {},
  );
  if (answer === undefined) throw new Error("The Content Lake’s response cannot be read.");
  if (answer?.isSeeded !== true) {
    refuse("The dataset has no site settings or no navigation: run “npm run seed”.");
  }
  return answer.result;
}
