import { countIn, withCount } from "@currawong/schemas/validation/heading-count";
import type { SanityClient, SanityDocument } from "@sanity/client";
import { draftId, publishedId } from "../dataset/versions.ts";
import { readVersions, type VersionPatch } from "../dataset/write-together.ts";
import { publishTogether } from "../publish/publish-together.ts";

/** A manually maintained list of services: a dropdown of the menu, or the cards of a section page. */
export type ListingPlace = {
  /** The published id of the document that holds the list. */
  holder: string;
  /** Key of the menu item or section that has the list. */
  key: string;
  title: string;
  /** How many services of the same group it lists. */
  related: number;
  /** The heading above the cards. */
  heading?: string | null;
  /** How many services it lists. */
  size?: number | null;
  /** The heading that counts one more, where it counts them. */
  newHeading?: string;
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
      "related": count(services[@->group._ref == $group]), heading, "size": count(services)
    }
  }
}`;

type PlacesResult = {
  menu: ListingPlace[] | null;
  pages: { cards: ListingPlace[] | null }[];
};

/** Reads the lists that a service can be added to. @param client one that sees published documents */
export async function readPlaces(client: SanityClient, group: string): Promise<ListingPlaces> {
  const { menu, pages } = await client.fetch<PlacesResult>(PLACES_QUERY, { group });
  const cards = pages.flatMap(({ cards }) => cards ?? []);
  return { menu: menu ?? [], cards: cards.map((place) => ({ ...place, ...headingOf(place) })) };
}

/** The heading of a list with one more service, if it counts them. */
const headingOf = ({ heading, size }: ListingPlace): Pick<ListingPlace, "newHeading"> =>
  heading && size && countIn(heading) === size ? { newHeading: withCount(heading, size + 1) } : {};

/** The list with the most services of the same group; undefined if none has any. */
export const likeliest = (places: readonly ListingPlace[]): ListingPlace | undefined =>
  places.toSorted((a, b) => b.related - a.related).find(({ related }) => related > 0);

type Item = { _key: string; _ref?: string; target?: { _ref?: string } };
type Part = { _key: string; heading?: string; children?: Item[]; services?: Item[] };

/** The patch that appends a service to a list in a version of its document; empty if it does not apply. */
function patchOf(
  { _id, _rev, ...content }: SanityDocument,
  { holder, key, heading, newHeading }: ListingPlace,
  { id, title }: { id: string; title: string },
): VersionPatch[] {
  const [parts, list] = content.header ? ["header", "children"] : ["sections", "services"];
  // Both document types store their parts this way.
  const part = (content[parts] as Part[] | undefined)?.find(({ _key }) => _key === key);
  const items = part?.children ?? part?.services ?? [];
  const isListed = items.some(({ _ref, target }) => (target ?? { _ref })._ref === id);
  if (publishedId(_id) !== holder || !part || isListed) return [];
  const reference = { _type: "reference", _ref: id };
  const entry = content.header
    ? { _type: "navigationLink", label: title, target: reference }
    : reference;
  const path = `${parts}[_key=="${key}"]`;
  const set = {
    [`${path}.${list}`]: [...items, { ...entry, _key: crypto.randomUUID() }],
    // A draft may have another heading by now.
    ...(newHeading && part.heading === heading && { [`${path}.heading`]: newHeading }),
  };
  return [{ id: _id, revision: _rev, set }];
}

/**
 * Publishes a service for the first time and adds it to lists, in one transaction. Drafts and versions in
 * releases of a list’s document get the entry too, so that publishing them doesn’t remove it again.
 * @returns whether it was published; false if the draft is at another revision
 * @throws ScheduledError if a version of a list’s document is in a scheduled release
 */
export async function publishListed(
  client: SanityClient,
  { id, revision }: { id: string; revision: string },
  places: readonly ListingPlace[],
): Promise<boolean> {
  const draft = await client.getDocument<{ title: string }>(draftId(id));
  if (!draft) return false;
  const holders = places.map(({ holder }) => holder);
  return publishTogether(client, "listing", { id, revision }, async () => {
    const documents = await readVersions<SanityDocument>(client, holders);
    return places.flatMap((place) =>
      documents.flatMap((document) => patchOf(document, place, { id, title: draft.title })),
    );
  });
}
