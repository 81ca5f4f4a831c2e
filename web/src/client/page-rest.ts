import { restPath } from "../model/file-paths.ts";
import type { PageRest } from "../search/page-rest.ts";
import { fetchJson } from "./fetch-json.ts";

/** What this page needs only once it is used, fetched once; nothing while it cannot be fetched. */
export const fetchRest = (): Promise<PageRest> =>
  fetchJson<PageRest>(restPath(decodeURI(location.pathname))).catch(() => ({}));
