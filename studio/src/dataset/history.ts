import type { SanityClient } from "@sanity/client";
import { draftId } from "./versions.ts";

/** A transaction in the history of the Content Lake. */
export type Entry = {
  id: string;
  author: string;
  timestamp: string;
  documentIDs: readonly string[];
};

/** Parses a history response, which has one transaction per line. */
export const entriesIn = (text: string): Entry[] =>
  text
    .split("\n")
    .filter(Boolean)
    .map((line): Entry => JSON.parse(line));

/** Fetches the transactions of documents and of their drafts since a time, latest first. */
export async function historyOf(client: SanityClient, ids: readonly string[], since: string) {
  const { dataset, token } = client.config();
  const names = ids.flatMap((id) => [id, draftId(id)]).join(",");
  const query = `excludeContent=true&reverse=true&fromTime=${since}&limit=1000`;
  const url = client.getUrl(`/data/history/${dataset}/transactions/${names}?${query}`);
  const headers: HeadersInit = token ? { Authorization: `Bearer ${token}` } : {};
  const response = await fetch(url, { headers });
  if (!response.ok) throw new Error(`The history couldn’t be read (status ${response.status}).`);
  return entriesIn(await response.text());
}
