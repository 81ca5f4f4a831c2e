import type { SanityClient } from "@sanity/client";
import { publishedId } from "../../price-board/model/documents.ts";
import { whileUnscheduled } from "../../schedule/model/while-unscheduled.ts";
import { isSame, onto, type Sequence } from "./arrangement.ts";
import { numbersFor } from "./numbers.ts";
import {
  type Entry,
  listsOf,
  ORDERED_PARAMS,
  ORDERED_QUERY,
  type OrderedDocument,
  type OrderedList,
} from "./ordered-lists.ts";

export type Outcome =
  /** Visitors see the order; so many documents got another number for it. */
  | {
      kind: "published";
      changed: number;
      /** Releases that had to be unscheduled for it and could not be scheduled again. */
      paused: readonly string[];
    }
  /** Another editor changed the order meanwhile, or emptied the list; nothing was written. */
  | { kind: "refused" };

/** How often to look again when a document changed, in what is not its place, as we wrote. */
const ATTEMPTS = 4;

/** Reads every document that stands in a list by its number, in every version. */
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
  return entries.flatMap(({ id, within, published, draft, scheduled }) => {
    const order = numbers.get(id);
    if (order === undefined) return [];
    // A version that moves to another list has its place there.
    const versions = [draft, ...scheduled].filter((version) => version?.within === within);
    return [published, ...versions].flatMap((version) =>
      version ? [{ id: version._id, revision: version._rev, order }] : [],
    );
  });
}

const statusOf = (error: unknown) =>
  typeof error === "object" && error !== null && "statusCode" in error ? error.statusCode : null;

/**
 * Publishes the order of one list in one transaction, or nothing: other numbers for as few documents as
 * can be, each at the revision that was looked at. Drafts and scheduled versions get the number of their
 * document, so that publishing them brings no old place back; nothing else of them is published.
 * @param seen the order the editor began with: where the site has another by now, nothing is written
 * @throws what the client throws when the Content Lake cannot be reached or says no
 */
export async function publishOrder(
  client: SanityClient,
  key: string,
  seen: Sequence,
  wanted: Sequence,
): Promise<Outcome> {
  const list = await readList(client, key);
  const written = list ? patchesFor(list, wanted).map(({ id }) => id) : [];
  const { result, paused } = await whileUnscheduled(client, written, () =>
    publishNow(client, key, seen, wanted),
  );
  return result.kind === "published" ? { ...result, paused } : result;
}

const readList = async (client: SanityClient, key: string): Promise<OrderedList | undefined> =>
  listsOf(await readOrdered(client)).find((one) => one.key === key);

const idsOf = ({ entries }: OrderedList): Sequence => entries.map(({ id }) => id);

const patchesFor = (list: OrderedList, wanted: Sequence) =>
  patchesOf(inOrder(list.entries, onto(wanted, idsOf(list))));

async function publishNow(
  client: SanityClient,
  key: string,
  seen: Sequence,
  wanted: Sequence,
): Promise<Outcome> {
  for (let attempt = 1; ; attempt++) {
    const list = await readList(client, key);
    // Where the last answer was lost, it is there already.
    if (list && isSame(wanted, idsOf(list))) return { kind: "published", changed: 0, paused: [] };
    if (!list || !isSame(seen, idsOf(list))) return { kind: "refused" };
    const patches = patchesFor(list, wanted);
    const transaction = client.transaction();
    for (const { id, revision, order } of patches) {
      transaction.patch(id, (patch) => patch.ifRevisionId(revision).set({ order }));
    }
    try {
      if (patches.length > 0) await transaction.commit({ visibility: "sync", tag: "order" });
      const changed = new Set(patches.map(({ id }) => publishedId(id))).size;
      return { kind: "published", changed, paused: [] };
    } catch (error) {
      if (statusOf(error) !== 409 || attempt === ATTEMPTS) throw error;
    }
  }
}
