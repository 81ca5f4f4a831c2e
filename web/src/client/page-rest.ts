import { restPath } from "../model/file-paths.ts";
import type { PageRest } from "../search/page-rest.ts";

const NOTHING: PageRest = { features: {} };

let rest: Promise<PageRest> | undefined;

async function fetchNow(): Promise<PageRest> {
  const response = await fetch(restPath(decodeURI(location.pathname)));
  if (!response.ok) throw new Error(`The site answered ${response.status}.`);
  return response.json(); // Our own route.
}

/** What this page needs only once it is used, fetched once; nothing while it cannot be fetched. */
export async function fetchRest(): Promise<PageRest> {
  rest ??= fetchNow();
  try {
    return await rest;
  } catch {
    rest = undefined;
    return NOTHING;
  }
}
