import type { SanityClient, SanityDocument } from "@sanity/client";
import { draftId, publishedId } from "../lake/versions.ts";
import { readVersions, type VersionPatch, writeTogether } from "../lake/write-together.ts";

/** A list of services kept by hand: a dropdown of the menu, or the cards of a section page. */
export type ListingPlace = {
  /** The published id of the document that holds the list. */
  holder: string;
  /** The part of that document with the list, by its key. */
  key: string;
  title: string;
  /** How many services of the same group it lists. */
  related: number;
};

/** Where a service can be listed. */
type ListingPlaces = Readonly<Record<"menu" | "cards", readonly ListingPlace[]>>;

const PLACES_QUERY = `{
  "menu": *[_id == "navigation"][0].header[count(children) > 0]{
    "holder": "navigation", "key": _key, "title": label,
    "related": count(children[target->group._ref == $group])
  },
  "pages": *[_type == "sectionPage"] | order(title asc){
    "cards": sections[_type == "serviceCards" && !defined(group)]{
      "holder": ^._id, "key": _key, "title": "/" + ^.slug.current + coalesce(": " + heading, ""),
      "related": count(services[@->group._ref == $group])
    }
  }
}`;

type Found = {
  menu: ListingPlace[] | null;
  pages: { cards: ListingPlace[] | null }[];
};

/** The lists that a service of some group can be put into, by what is published. */
export async function readPlaces(client: SanityClient, group: string): Promise<ListingPlaces> {
  const { menu, pages } = await client.fetch<Found>(PLACES_QUERY, { group });
  return { menu: menu ?? [], cards: pages.flatMap(({ cards }) => cards ?? []) };
}

/** The list where most of a service’s group stands. */
export const likeliest = (places: readonly ListingPlace[]): ListingPlace | undefined =>
  places.toSorted((a, b) => b.related - a.related).find(({ related }) => related > 0);

type Item = { _key: string; _ref?: string; target?: { _ref?: string } };
type Part = { _key: string; children?: Item[]; services?: Item[] };

/** The list as a version of its document holds it, with a service at its end; nothing where it cannot be. */
function patchOf(
  { _id, _rev, ...content }: SanityDocument,
  { holder, key }: ListingPlace,
  { id, title }: { id: string; title: string },
): VersionPatch[] {
  const [parts, list] = content.header ? ["header", "children"] : ["sections", "services"];
  // Both documents hold their parts so.
  const part = (content[parts] as Part[] | undefined)?.find(({ _key }) => _key === key);
  const items = part?.children ?? part?.services ?? [];
  const isListed = items.some(({ _ref, target }) => (target ?? { _ref })._ref === id);
  if (publishedId(_id) !== holder || !part || isListed) return [];
  const reference = { _type: "reference", _ref: id };
  const entry = content.header
    ? { _type: "navigationLink", label: title, target: reference }
    : reference;
  const set = {
    [`${parts}[_key=="${key}"].${list}`]: [...items, { ...entry, _key: crypto.randomUUID() }],
  };
  return [{ id: _id, revision: _rev, set }];
}

/** References to what was not published when they were made hold once the document is published. */
function strengthened(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(strengthened);
  if (typeof value !== "object" || value === null) return value;
  const { _strengthenOnPublish: mark, ...rest } = value as Record<string, unknown>;
  if (mark && !Object(mark).weak) delete rest._weak;
  const entries = Object.entries(rest).map(([name, inner]) => [name, strengthened(inner)]);
  return Object.fromEntries(entries);
}

/**
 * Publishes a service for the first time and puts it into lists, in one transaction. Drafts and scheduled
 * versions of what holds a list get the entry too, so that publishing them doesn’t take it out again.
 * @returns the releases that could not be scheduled again; `null` when the draft is at another revision
 */
export async function publishListed(
  client: SanityClient,
  { id, revision }: { id: string; revision: string },
  places: readonly ListingPlace[],
): Promise<{ paused: readonly string[] } | null> {
  const draft = await client.getDocument<{ title: string }>(draftId(id));
  if (draft?._rev !== revision) return null;
  const { _rev, ...content } = draft;
  const ids = [id, ...places.map(({ holder }) => holder)];
  const readPatches = async () => {
    const documents = await readVersions<SanityDocument>(client, ids);
    const isSame = documents.some(({ _id, _rev }) => _id === draft._id && _rev === revision);
    if (!isSame) return null;
    return places.flatMap((place) =>
      documents.flatMap((document) => patchOf(document, place, { id, title: draft.title })),
    );
  };
  return writeTogether(client, "listing", readPatches, (transaction) => {
    // Nothing has this field: the patch holds the draft to its revision.
    transaction
      .patch(draft._id, (patch) => patch.ifRevisionId(revision).unset(["_guard"]))
      .create({ ...Object(strengthened(content)), _id: id })
      .delete(draft._id);
  });
}
