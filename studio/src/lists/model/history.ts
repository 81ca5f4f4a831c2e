import { publishedId } from "../../lake/versions.ts";

/** Who changed a document, and when last. */
export type Change = { author: string; at: string };

/** A transaction as the history of the Content Lake tells it. */
type Entry = { author: string; timestamp: string; documentIDs: readonly string[] };

/** Reads the history's answer: one transaction a line. */
export const entriesIn = (text: string): Entry[] =>
  text
    .split("\n")
    .filter(Boolean)
    .map((line): Entry => JSON.parse(line));

/**
 * Who changed which document, by its published id: each person once, the latest first.
 * @param since ISO time of the earliest change that counts
 */
export function changesOf(entries: readonly Entry[], since: string): Map<string, Change[]> {
  const found = new Map<string, Change[]>();
  const latestFirst = entries
    .filter(({ timestamp }) => timestamp >= since)
    .toSorted((a, b) => b.timestamp.localeCompare(a.timestamp));
  for (const { author, timestamp, documentIDs } of latestFirst) {
    for (const id of new Set(documentIDs.map(publishedId))) {
      const changes = found.get(id) ?? [];
      if (!changes.some((change) => change.author === author)) {
        found.set(id, [...changes, { author, at: timestamp }]);
      }
    }
  }
  return found;
}
