import { VIEWS } from "@currawong/schemas/views";
import { arrayMove } from "@dnd-kit/sortable";
import type { SanityClient } from "@sanity/client";
import { versionsOf } from "../lake/versions.ts";
import { type VersionPatch, writeTogether } from "../lake/write-together.ts";

/** A document in a list, and the number it stands there by; none yet for one that was never given any. */
export type Placed = { readonly id: string; readonly order: number | null };

/** How far apart numbers are put where there is room. */
const STEP = 10;

/** Documents in the order the site shows them: by the number, then by the id. */
export const asOnSite = <T extends Placed>(documents: readonly T[]): T[] =>
  documents.toSorted(
    (a, b) =>
      (a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY) ||
      (a.id < b.id ? -1 : 1),
  );

/** A whole number between two others; `undefined` where none fits. */
function between(low: Placed | undefined, high: Placed | undefined): number | undefined {
  if (low?.order === null || high?.order === null) return undefined;
  if (!high) return Math.floor((low?.order ?? 0) / STEP) * STEP + STEP;
  // No one expects a number below 0 in the form.
  const from = low?.order ?? 0;
  const middle = Math.floor((from + high.order) / 2);
  return middle > from && middle < high.order ? middle : undefined;
}

/**
 * The numbers that put the document at a position where it was moved: its own, or those of the whole list
 * where nothing fits between its neighbours.
 */
export function numbersFor(sequence: readonly Placed[], at: number): Map<string, number> {
  const moved = sequence[at];
  const own = between(sequence[at - 1], sequence[at + 1]);
  if (moved && own !== undefined) return new Map([[moved.id, own]]);
  return new Map(
    sequence
      .map(({ id, order }, index) => ({ id, order, number: (index + 1) * STEP }))
      .filter(({ order, number }) => order !== number)
      .map(({ id, number }) => [id, number]),
  );
}

/** A document as these lists read it: where it stands, in what, and at which revision. */
export type OrderedDocument = Readonly<{
  _id: string;
  _type: string;
  _rev: string;
  title: string | null;
  order: number | null;
  /** The id of what it belongs to, where the list is of that. */
  within: string | null;
}>;

/** A document of a list, in its versions; at least the published one or its draft is there. */
export type Entry = Placed & {
  type: string;
  title: string;
  within: string | null;
  published?: OrderedDocument;
  draft?: OrderedDocument;
  /** What releases hold of it, to be published at a time. */
  scheduled: readonly OrderedDocument[];
};

/** The field that `order` of a view reads a document's own group from: `"group": group._ref, order`. */
const FIELD = /"\w+":\s*(\w+)\._ref/;

/** Every type whose place in lists of the site is its number. Found in what the site watches of it. */
export const ORDERED_TYPES = Object.entries(VIEWS).flatMap(([type, { order }]) =>
  order && /(?:^|, )order\b/.test(order) ? [{ type, field: FIELD.exec(order)?.[1] }] : [],
);

/** What the lists of a type are called here. */
export const PLURALS: Readonly<Record<string, string>> = {
  service: "Services",
  serviceGroup: "Service groups",
  hireCategory: "Hire categories",
  role: "Roles",
  project: "Portfolio",
};

const FIELDS = [...new Set(ORDERED_TYPES.flatMap(({ field }) => field ?? []))];

const ORDERED_QUERY = `*[_type in $types && _system.delete != true]{
  _id, _type, _rev, title, order, "within": coalesce(${FIELDS.map((field) => `${field}._ref`).join(", ")})
}`;

/** One list of the site, as it stands there. */
export type OrderedList = {
  /** Names the list: its type, and what it is of. */
  key: string;
  type: string;
  /** The title of what the documents belong to; none for a list of all of a type. */
  of: string | null;
  entries: readonly Entry[];
};

/** Documents in the versions they have, each once. What is published says where it stands. */
function entriesOf(documents: readonly OrderedDocument[]): Entry[] {
  return [...versionsOf(documents).values()].flatMap(({ id, ...versions }) => {
    const shown = versions.published ?? versions.draft;
    if (!shown) return [];
    const { _type: type, order, within } = shown;
    // As the Studio's lists name it.
    const title = (versions.draft ?? shown).title ?? "Untitled";
    return [{ id, type, title, order, within, ...versions }];
  });
}

/** Every list that has something to order: first those of all of a type, then those within another. */
export function listsOf(documents: readonly OrderedDocument[]): OrderedList[] {
  const entries = asOnSite(entriesOf(documents));
  return ORDERED_TYPES.flatMap(({ type, field }): OrderedList[] => {
    const all = entries.filter((entry) => entry.type === type);
    if (!field) return [{ key: type, type, of: null, entries: all }];
    return entries.flatMap((holder) => {
      const within = all.filter(({ within }) => within === holder.id);
      const list = { key: `${type} ${holder.id}`, type, of: holder.title, entries: within };
      return within.length > 0 ? [list] : [];
    });
  }).filter((list) => list.entries.length > 1);
}

/** One document of a list, put elsewhere. */
export type Move = { from: number; to: number };

/** Reads every document that stands in a list by its number, in every version. */
export const readOrdered = (client: SanityClient): Promise<OrderedDocument[]> =>
  client.fetch(ORDERED_QUERY, { types: ORDERED_TYPES.map(({ type }) => type) });

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
 * Moves a document of a list, for visitors too. Drafts and scheduled versions get the number of their document,
 * so that publishing them brings no old place back.
 * @param seen ids of the list as the editor saw it: where it is another by now, nothing is written
 * @returns the releases that could not be scheduled again; `null` where nothing was written
 */
export async function moveInList(
  client: SanityClient,
  key: string,
  seen: readonly string[],
  move: Move,
) {
  return writeTogether(client, "order", async () => {
    const list = listsOf(await readOrdered(client)).find((one) => one.key === key);
    const isSame = list?.entries.map(({ id }) => id).join() === seen.join();
    return list && isSame ? patchesOf(list.entries, move) : null;
  });
}
