import type { SanityClient } from "@sanity/client";
import { publishedId } from "../../price-board/model/documents.ts";
import { isSame, onto, type Sequence } from "./arrangement.ts";
import { numbersFor } from "./numbers.ts";
import {
  type Entry,
  listsOf,
  ORDERED_PARAMS,
  ORDERED_QUERY,
  type OrderedDocument,
} from "./ordered-lists.ts";

export type Outcome =
  /** Visitors see the order; so many documents got another number for it. */
  | { kind: "published"; changed: number }
  /** Another editor changed the order meanwhile, or emptied the list; nothing was written. */
  | { kind: "refused" };

/** How often to look again when a document changed, in what is not its place, as we wrote. */
const ATTEMPTS = 4;

/** Reads every document that stands in a list by its number, published and drafts. */
export const readOrdered = (client: SanityClient): Promise<OrderedDocument[]> =>
  client.fetch<OrderedDocument[]>(ORDERED_QUERY, ORDERED_PARAMS, {
    perspective: "raw",
    useCdn: false,
  });

/** The entries of a list in an order; what is not among them is left out. */
export function inOrder(entries: readonly Entry[], sequence: Sequence): Entry[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return sequence.flatMap((id) => byId.get(id) ?? []);
}

/** What is written: the versions of each document that has to have another number, and that number. */
export function patchesOf(entries: readonly Entry[]) {
  const numbers = numbersFor(entries);
  return entries.flatMap(({ id, within, published, draft }) => {
    const order = numbers.get(id);
    if (order === undefined) return [];
    // A draft that moves to another list has its place there.
    return [published, draft?.within === within ? draft : undefined].flatMap((version) =>
      version ? [{ id: version._id, revision: version._rev, order }] : [],
    );
  });
}

const statusOf = (error: unknown) =>
  typeof error === "object" && error !== null && "statusCode" in error ? error.statusCode : null;

/**
 * Publishes the order of one list in one transaction, or nothing: other numbers for as few documents as
 * can be, each at the revision that was looked at. A draft gets the number of its document, so that
 * publishing it brings no old place back; nothing else of it is published.
 * @param seen the order the editor began with: where the site has another by now, nothing is written
 * @throws what the client throws when the Content Lake cannot be reached or says no
 */
export async function publishOrder(
  client: SanityClient,
  key: string,
  seen: Sequence,
  wanted: Sequence,
): Promise<Outcome> {
  for (let attempt = 1; ; attempt++) {
    const list = listsOf(await readOrdered(client)).find((one) => one.key === key);
    const live = list?.entries.map(({ id }) => id) ?? [];
    // Where the last answer was lost, it is there already.
    if (list && isSame(wanted, live)) return { kind: "published", changed: 0 };
    if (!list || !isSame(seen, live)) return { kind: "refused" };
    const patches = patchesOf(inOrder(list.entries, onto(wanted, live)));
    const transaction = client.transaction();
    for (const { id, revision, order } of patches) {
      transaction.patch(id, (patch) => patch.ifRevisionId(revision).set({ order }));
    }
    try {
      if (patches.length > 0) await transaction.commit({ visibility: "sync", tag: "order" });
      return { kind: "published", changed: new Set(patches.map(({ id }) => publishedId(id))).size };
    } catch (error) {
      if (statusOf(error) !== 409 || attempt === ATTEMPTS) throw error;
    }
  }
}
