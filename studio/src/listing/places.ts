import type { SanityClient, SanityDocument } from "@sanity/client";
import { publishedId } from "../dataset/versions.ts";
import { readVersions, type VersionPatch, writeTogether } from "../dataset/write-together.ts";

/** A list of services that editors keep: a dropdown of the menu, or the cards of a section page. */
export type ListingPlace = {
  /** The published id of the document that holds the list. */
  holder: string;
  /** Key of the menu item or section that has the list. */
  key: string;
  title: string;
  /** How many services of the same group it lists. */
  related: number;
};

/** The lists, those with the most services of the same group first. */
const PLACES_QUERY = `{
  "menu": *[_id == "navigation"][0].header[count(children) > 0]{
    "holder": "navigation", "key": _key, "title": label,
    "related": count(children[target->group._ref == $group])
  } | order(related desc),
  "cards": *[_type == "sectionPage"]{
    "lists": sections[_type == "serviceCards" && !defined(group)]{
      "holder": ^._id, "key": _key, "title": "/" + ^.slug.current + coalesce(": " + heading, ""),
      "related": count(services[@->group._ref == $group])
    }
  }.lists[] | order(related desc, title asc)
}`;

/** Reads the lists that a service can be added to. @param client one that sees published documents */
export const readPlaces = (client: SanityClient, group: string) =>
  client.fetch<{ menu: ListingPlace[] | null; cards: ListingPlace[] }>(PLACES_QUERY, { group });

type Item = { _key: string; _ref?: string; target?: { _ref?: string } };
type Part = { _key: string; children?: Item[]; services?: Item[] };

/** The patch that appends a service to a list in a version of its document; empty if it does not apply. */
function patchOf(
  { _id, _rev, ...content }: SanityDocument,
  { holder, key }: ListingPlace,
  { id, title }: { id: string; title: string },
): VersionPatch[] {
  const [parts, list] = content.header ? ["header", "children"] : ["sections", "services"];
  // Both document types store their parts this way.
  const part = (content[parts] as Part[] | undefined)?.find(({ _key }) => _key === key);
  const items = part?.children ?? part?.services ?? [];
  const isListed = items.some(({ _ref, target }) => (target ?? { _ref })._ref === id);
  if (publishedId(_id) !== holder || !part || isListed) return [];
  const reference = { _type: "reference", _ref: id, _weak: true };
  const entry = content.header
    ? { _type: "navigationLink", label: title, target: reference }
    : reference;
  const path = `${parts}[_key=="${key}"].${list}`;
  const set = { [path]: [...items, { ...entry, _key: crypto.randomUUID() }] };
  return [{ id: _id, revision: _rev, set }];
}

/**
 * Adds a service to lists, also in drafts and versions in releases of a list’s document, so that publishing them doesn’t
 * remove it again. Visitors see it there once it is published: lists leave out what is not.
 * @throws ScheduledError if a version of a list’s document is in a scheduled release
 */
export async function addToLists(
  client: SanityClient,
  service: { id: string; title: string },
  places: readonly ListingPlace[],
): Promise<void> {
  const holders = places.map(({ holder }) => holder);
  await writeTogether(client, "listing", async () => {
    const documents = await readVersions<SanityDocument>(client, holders);
    return places.flatMap((place) =>
      documents.flatMap((document) => patchOf(document, place, service)),
    );
  });
}
