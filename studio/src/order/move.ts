import { arrayMove } from "@dnd-kit/sortable";
import type { SanityClient } from "@sanity/client";
import { type VersionPatch, writeTogether } from "../lake/write-together.ts";
import { numbersFor } from "./numbers.ts";
import {
  type Entry,
  listsOf,
  ORDERED_PARAMS,
  ORDERED_QUERY,
  type OrderedDocument,
} from "./ordered-lists.ts";

/** One document of a list, put elsewhere. */
export type Move = { from: number; to: number };

export type Outcome =
  /** Visitors see it. With the releases that had to be unscheduled for it and could not be scheduled again. */
  | { kind: "moved"; paused: readonly string[] }
  /** Another editor changed the list in the meantime; nothing was written. */
  | { kind: "refused" };

/** Reads every document that stands in a list by its number, in every version. */
export const readOrdered = (client: SanityClient): Promise<OrderedDocument[]> =>
  client.fetch<OrderedDocument[]>(ORDERED_QUERY, ORDERED_PARAMS);

/** A list with one of its documents put elsewhere. */
export const withMove = <T>(list: readonly T[], { from, to }: Move): T[] =>
  arrayMove([...list], from, to);

/** What is written: the versions of each document that gets another number, and that number. */
export function patchesOf(entries: readonly Entry[], move: Move): VersionPatch[] {
  const sequence = withMove(entries, move);
  const numbers = numbersFor(sequence, move.to);
  return sequence.flatMap(({ id, within, published, draft, scheduled }) => {
    const order = numbers.get(id);
    if (order === undefined) return [];
    // A version that moves to another list has its place there.
    const versions = [draft, ...scheduled].filter((version) => version?.within === within);
    return [published, ...versions].flatMap((version) =>
      version ? [{ id: version._id, revision: version._rev, set: { order } }] : [],
    );
  });
}

/**
 * Moves a document of a list, for visitors too: in one transaction, each document at the revision that was
 * looked at. Drafts and scheduled versions get the number of their document, so that publishing them brings no
 * old place back; nothing else of them is published.
 * @param seen ids of the list as the editor saw it: where it is another by now, nothing is written
 * @throws what the client throws when the Content Lake cannot be reached or says no
 */
export async function moveInList(
  client: SanityClient,
  key: string,
  seen: readonly string[],
  move: Move,
): Promise<Outcome> {
  const written = await writeTogether(client, "order", async () => {
    const list = listsOf(await readOrdered(client)).find((one) => one.key === key);
    const isSame = list?.entries.map(({ id }) => id).join() === seen.join();
    return list && isSame ? patchesOf(list.entries, move) : null;
  });
  return written ? { kind: "moved", ...written } : { kind: "refused" };
}
