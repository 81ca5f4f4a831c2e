import type { Price } from "@currawong/schemas/price";
import {
  type FoundPrice,
  PRICE_FIELDS,
  PRICED_TYPES,
  priceIn,
  pricesOf,
} from "@currawong/schemas/price-fields";
import { recordsIn } from "@currawong/schemas/record";
import type { SanityClient } from "@sanity/client";
import { draftId, releaseOf, type Versions, versionsOf } from "../../dataset/versions.ts";

/** A version of a document as the board reads it: its prices and the group it belongs to. */
export type PricedDocument = Readonly<{
  _id: string;
  _type: string;
  _rev: string;
  title?: string;
  belongsTo?: { title?: string; sequence?: readonly string[] | null; _type?: string } | null;
  [field: string]: unknown;
}>;

/** Only the fields that hold or identify prices: no text, no blocks. */
export const PROJECTION = `{
  _id, _type, _rev, ${PRICE_FIELDS.join(", ")},
  "belongsTo": select(
    defined(group) => group->{ _type, title, "sequence": services[]._ref },
    defined(category) => category->{ _type, title, "sequence": roles[]._ref }
  )
}`;

/** Every version, except those in releases that unpublish their document. */
const DOCUMENTS_QUERY = `*[_type in $types && _system.delete != true] | order(_id asc) ${PROJECTION}`;

export const TYPES = [...PRICED_TYPES.keys()];

/** Reads every document that has a price, in every version. */
export const readPriced = (client: SanityClient): Promise<PricedDocument[]> =>
  client.fetch(DOCUMENTS_QUERY, { types: TYPES });

/** The releases that are not published yet, by name. A scheduled one is locked. */
export type Releases = ReadonlyMap<string, Release>;

type Release = {
  name: string;
  title: string;
  at: string | null;
  isLocked: boolean;
};

const RELEASES_QUERY = `*[_type == "system.release" && state in ["active", "scheduling", "scheduled"]]{
  name, "title": coalesce(metadata.title, "Untitled"),
  "at": coalesce(publishAt, metadata.intendedPublishAt),
  "isLocked": state != "active"
}`;

export async function readReleases(client: SanityClient): Promise<Releases> {
  const releases = await client.fetch<Release[]>(RELEASES_QUERY);
  return new Map(releases.map((release) => [release.name, release]));
}

/** What the board reads. */
export const readBoard = async (client: SanityClient) => {
  const [documents, releases] = await Promise.all([readPriced(client), readReleases(client)]);
  return { rows: allRows(documents), releases };
};

/** One price in each version of its document that has it, by version id. */
export type VersionPrices = Readonly<Record<string, Price>>;

/** The figures quoted elsewhere for a document. */
type Quoted = {
  /** The field of the document that lists them, and its items. */
  list: string;
  items: readonly unknown[];
  figures: readonly { price: Price; note?: string }[];
};

/** One line of the board: one price. */
export type Row = {
  /** `service-uber-clone#startingPrice` */
  key: string;
  /** Published id of the document. */
  id: string;
  type: string;
  path: string;
  title: string;
  /** The kind of price, and its name if there are several of that kind. */
  place: string;
  name?: string;
  group: string;
  /** Sorts the groups: of services first, then of roles, then the rest. */
  groupRank: string;
  rank: number;
  prices: VersionPrices;
  /** The quoted figures; on the document’s first price only, which a quoted figure would replace. */
  quoted?: Quoted;
};

export const samePrice = (one?: Price, other?: Price) =>
  one?.amount === other?.amount &&
  one?.unit === other?.unit &&
  Boolean(one?.from) === Boolean(other?.from);

/** A price as it would be after publishing the draft. */
export const latestPrice = (id: string, prices: VersionPrices): Price | undefined =>
  prices[draftId(id)] ?? prices[id];

/** The release prices that differ from what the board shows, by release name. */
export const releasePrices = (row: Pick<Row, "id" | "prices">): [release: string, price: Price][] =>
  Object.entries(row.prices).flatMap(([id, price]) => {
    const release = releaseOf(id);
    return release && !samePrice(price, shownPrice(row)) ? [[release, price]] : [];
  });

/** The price that the board shows: the published one, or the draft’s if there is none. */
export function shownPrice({ id, prices }: Pick<Row, "id" | "prices">): Price {
  const price = prices[id] ?? prices[draftId(id)];
  if (!price) throw new Error(`No version of ${id} has this price.`);
  return price;
}

/** E.g. “Package: Growth Pack” or “Card on its section page”, without the examples that the form adds. */
export const whereOf = ({ place, name }: Pick<Row, "place" | "name">): string => {
  const short = place.replace(/ \(.*\)/, "");
  return name ? `${short}: ${name}` : short;
};

/** A row’s group and its sort key: groups of services first, then of roles, then the rest. */
function groupOf({ _type, belongsTo }: PricedDocument): Pick<Row, "group" | "groupRank"> {
  if (belongsTo?.title) {
    const first = belongsTo._type === "serviceGroup" ? "0" : "1";
    return { group: belongsTo.title, groupRank: `${first} ${belongsTo.title}` };
  }
  const group = `${PRICED_TYPES.get(_type) ?? _type}s`;
  return { group, groupRank: `2 ${group}` };
}

function quotedOf({ alsoQuoted }: PricedDocument): Quoted | undefined {
  const items = recordsIn(alsoQuoted);
  const figures = items.flatMap(({ price: value, note }) => {
    const price = priceIn(value);
    return price ? { price, ...(typeof note === "string" && { note }) } : [];
  });
  return figures.length > 0 ? { list: "alsoQuoted", items, figures } : undefined;
}

/** The prices of a document in all its versions, by path. */
export function pricesByPath({ published, draft, scheduled }: Versions<PricedDocument>) {
  const byPath = new Map<string, FoundPrice & { prices: Record<string, Price> }>();
  for (const version of [published, draft, ...scheduled].filter((one) => one !== undefined)) {
    for (const found of pricesOf(version)) {
      const known = byPath.get(found.path);
      if (known) known.prices[version._id] = found.price;
      // A price that only releases have is not on the board yet.
      else if (version === published || version === draft) {
        byPath.set(found.path, { ...found, prices: { [version._id]: found.price } });
      }
    }
  }
  return [...byPath.values()];
}

function rowsOf(versions: Versions<PricedDocument>): Row[] {
  const document = versions.published ?? versions.draft;
  if (!document) return [];
  const { id } = versions;
  const sequence = document.belongsTo?.sequence ?? [];
  const rank = sequence.includes(id) ? sequence.indexOf(id) : sequence.length;
  const quoted = quotedOf(document);
  return pricesByPath(versions).map((found, index) => ({
    key: `${id}#${found.path}`,
    id,
    type: document._type,
    path: found.path,
    title: document.title || "Untitled",
    place: found.place,
    name: found.name,
    ...groupOf(document),
    rank,
    prices: found.prices,
    quoted: index === 0 ? quoted : undefined,
  }));
}

/** A row for every price in the dataset, by group, and within it in the order of the site. */
export function allRows(documents: readonly PricedDocument[]): Row[] {
  return [...versionsOf(documents).values()]
    .flatMap(rowsOf)
    .sort(
      (one, other) =>
        one.groupRank.localeCompare(other.groupRank) ||
        one.rank - other.rank ||
        one.title.localeCompare(other.title) ||
        one.id.localeCompare(other.id),
    );
}
