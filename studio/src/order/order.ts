import { VIEWS } from "@currawong/schemas/views";
import { arrayMove } from "@dnd-kit/sortable";
import type { SanityClient } from "@sanity/client";
import { versionsOf } from "../lake/versions.ts";
import { type VersionPatch, writeTogether } from "../lake/write-together.ts";

/** A document in a list and the number it is sorted by; `null` if it was never given one. */
export type Placed = { readonly id: string; readonly order: number | null };

/** The gap between numbers where there is room. */
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
 * The numbers to write after a document moved to a position: its own, or those of the whole list if no number
 * fits between its neighbours.
 */
export function numbersFor(sequence: readonly Placed[], at: number): Map<string, number> {
  const moved = sequence[at];
  const ownNumber = between(sequence[at - 1], sequence[at + 1]);
  if (moved && ownNumber !== undefined) return new Map([[moved.id, ownNumber]]);
  return new Map(
    sequence
      .map(({ id, order }, index) => ({ id, order, number: (index + 1) * STEP }))
      .filter(({ order, number }) => order !== number)
      .map(({ id, number }) => [id, number]),
  );
}

/** A document version as these lists read it: its number, its group and its revision. */
export type OrderedDocument = Readonly<{
  _id: string;
  _type: string;
  _rev: string;
  title: string | null;
  order: number | null;
  /** The id of its group, if its type is listed by group. */
  within: string | null;
}>;

/** A document of a list with its versions: at least the published one or the draft. */
export type Entry = Placed & {
  type: string;
  title: string;
  within: string | null;
  published?: OrderedDocument;
  draft?: OrderedDocument;
  /** Its versions in releases. */
  scheduled: readonly OrderedDocument[];
};

/** Finds the field with the group in the `order` projection: `"group": group._ref, order`. */
const FIELD = /"\w+":\s*(\w+)\._ref/;

/** Every type that the site sorts by number, according to the `order` projections in `VIEWS`. */
export const ORDERED_TYPES = Object.entries(VIEWS).flatMap(([type, { order }]) =>
  order && /(?:^|, )order\b/.test(order) ? [{ type, field: FIELD.exec(order)?.[1] }] : [],
);

/** The names of the types’ lists. */
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

/** One list in the order that the site shows. */
export type OrderedList = {
  /** Identifies the list: its type, and the id of the group if it has one. */
  key: string;
  type: string;
  /** The title of the group; `null` for a list of all documents of a type. */
  of: string | null;
  entries: readonly Entry[];
};

/** Each document once, with its versions. The published one, if any, decides the position. */
function entriesOf(documents: readonly OrderedDocument[]): Entry[] {
  return [...versionsOf(documents).values()].flatMap(({ id, ...versions }) => {
    const shown = versions.published ?? versions.draft;
    if (!shown) return [];
    const { _type: type, order, within } = shown;
    // The title that the Studio's lists show.
    const title = (versions.draft ?? shown).title ?? "Untitled";
    return [{ id, type, title, order, within, ...versions }];
  });
}

/** Every list with more than one entry: one for a whole type, or one for each group. */
export function listsOf(documents: readonly OrderedDocument[]): OrderedList[] {
  const entries = asOnSite(entriesOf(documents));
  return ORDERED_TYPES.flatMap(({ type, field }): OrderedList[] => {
    const all = entries.filter((entry) => entry.type === type);
    if (!field) return [{ key: type, type, of: null, entries: all }];
    return entries.flatMap((holder) => {
      const members = all.filter(({ within }) => within === holder.id);
      const list = { key: `${type} ${holder.id}`, type, of: holder.title, entries: members };
      return members.length > 0 ? [list] : [];
    });
  }).filter((list) => list.entries.length > 1);
}

/** A document’s old and new index in a list. */
export type Move = { from: number; to: number };

/** Reads every version of the documents that the site sorts by number. */
export const readOrdered = (client: SanityClient): Promise<OrderedDocument[]> =>
  client.fetch(ORDERED_QUERY, { types: ORDERED_TYPES.map(({ type }) => type) });

/** A copy of a list with one entry moved. */
export const withMove = <T>(list: readonly T[], { from, to }: Move): T[] =>
  arrayMove([...list], from, to);

/** Builds a patch with the new number for the versions of each document that gets one. */
export function patchesOf(entries: readonly Entry[], move: Move): VersionPatch[] {
  const sequence = withMove(entries, move);
  const numbers = numbersFor(sequence, move.to);
  return sequence.flatMap(({ id, within, published, draft, scheduled }) => {
    const order = numbers.get(id);
    if (order === undefined) return [];
    // A version that moves its document to another group has a position of its own there.
    const versions = [draft, ...scheduled].filter((version) => version?.within === within);
    return [published, ...versions].flatMap((version) =>
      version ? [{ id: version._id, revision: version._rev, set: { order } }] : [],
    );
  });
}

/**
 * Moves a document of a list, which visitors see at once. Drafts and scheduled versions get the same number,
 * so that publishing them does not restore the old position.
 * @param seen ids of the list as the editor saw it: if it has changed since, nothing is written
 * @returns the releases that could not be scheduled again; `null` if nothing was written
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
