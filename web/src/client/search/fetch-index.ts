import type { SearchIndex } from "../../search/rank.ts";

const PATH = "/search/index.json";

/** Fetches the search index in a browser. @throws when the request fails or the response has an error status */
export async function fetchIndex(): Promise<SearchIndex> {
  const response = await fetch(PATH);
  if (!response.ok) throw new Error(`${PATH} answered ${response.status}.`);
  return response.json() as Promise<SearchIndex>; // Our own route, typed by what it loads.
}
