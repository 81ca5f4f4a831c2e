import type { Price } from "@currawong/schemas/price";
import { type FoundPrice, PRICED_TYPES, pricesOf } from "@currawong/schemas/price-fields";
import { type Versions, versionsOf } from "../../lake/versions.ts";
import type { PricedDocument } from "./documents.ts";

/** A price in the two versions of its document; they are the same where there is no draft. */
export type Held = {
  /** Nothing where the document, or this part of it, has never been published. */
  published?: Price;
  /** What publishing the draft would leave. */
  latest: Price;
  /** What releases would leave, by the id of the version in each. */
  scheduled?: Readonly<Record<string, Price>>;
};

/** The figures quoted elsewhere for a document. */
export type Quoted = {
  /** The field of the document they are noted in, and what it holds. */
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
  /** Title of the document. */
  title: string;
  /** What kind of price it is, and of several the name of this one. */
  place: string;
  name?: string;
  group: string;
  /** Sorts the groups as the site does. */
  groupRank: string;
  rank: number;
  held: Held;
  /** Whether it is the price of its document that a quoted figure would replace. */
  isFirst: boolean;
  /** What is quoted for the document; on its first price only. */
  quoted?: Quoted;
};

export const samePrice = (one?: Price, other?: Price) =>
  one?.amount === other?.amount &&
  one?.unit === other?.unit &&
  Boolean(one?.from) === Boolean(other?.from);

/** What the board shows as the price: visitors’, or the draft’s where they see none. */
export const shownPrice = ({ published, latest }: Held): Price => published ?? latest;

/** “Package: Growth Pack”, “Card on its section page”: without the examples that the form adds. */
export const whereOf = ({ place, name }: Pick<Row, "place" | "name">): string => {
  const short = place.replace(/ \(.*\)$/, "");
  return name ? `${short}: ${name}` : short;
};

/** A figure that has an order as text: groups of services first, then of roles, then the rest. */
function groupOf({ _type, belongsTo }: PricedDocument): Pick<Row, "group" | "groupRank"> {
  if (belongsTo?.title) {
    const order = String(belongsTo.order ?? 999).padStart(6, "0");
    const first = belongsTo._type === "serviceGroup" ? "0" : "1";
    return { group: belongsTo.title, groupRank: `${first} ${order} ${belongsTo.title}` };
  }
  const group = `${PRICED_TYPES.get(_type)?.title ?? _type}s`;
  return { group, groupRank: `2 ${group}` };
}

/** The figures quoted for a document, as it holds them. */
export function quotedOf(document: PricedDocument): Quoted | undefined {
  const quoted = pricesOf(document).filter((found) => found.quotedIn);
  const list = quoted[0]?.quotedIn;
  const items = list && document[list];
  if (!list || !Array.isArray(items)) return undefined;
  return { list, items, figures: quoted.map(({ price, note }) => ({ price, note })) };
}

/** The price at a path in each version that a release holds; one without it is left out. */
function scheduledPrices(
  scheduled: Versions<PricedDocument>["scheduled"],
  path: string,
): Held["scheduled"] {
  const prices = scheduled.flatMap((version) => {
    const found = pricesOf(version).find((one) => one.path === path);
    return found ? [[version._id, found.price] as const] : [];
  });
  return prices.length > 0 ? Object.fromEntries(prices) : undefined;
}

/** The prices of a document by their path, in all its versions. */
export function heldPrices({
  published,
  draft,
  scheduled,
}: Versions<PricedDocument>): Map<string, FoundPrice & Held> {
  const live = new Map(published ? pricesOf(published).map((found) => [found.path, found]) : []);
  const drafted = new Map(draft ? pricesOf(draft).map((found) => [found.path, found]) : live);
  const held = new Map<string, FoundPrice & Held>();
  for (const found of [...live.values(), ...drafted.values()]) {
    if (found.quotedIn) continue;
    const latest = drafted.get(found.path)?.price ?? found.price;
    held.set(found.path, {
      ...found,
      published: live.get(found.path)?.price,
      latest,
      scheduled: scheduledPrices(scheduled, found.path),
    });
  }
  return held;
}

function rowsOf(versions: Versions<PricedDocument>): Row[] {
  const document = versions.published ?? versions.draft;
  if (!document) return [];
  const { id } = versions;
  const rank = typeof document.order === "number" ? document.order : 0;
  const quoted = quotedOf(document);
  return [...heldPrices(versions).values()].map((found, index) => ({
    key: `${id}#${found.path}`,
    id,
    type: document._type,
    path: found.path,
    title: document.title || "Untitled",
    place: found.place,
    name: found.name,
    ...groupOf(document),
    rank,
    held: { published: found.published, latest: found.latest, scheduled: found.scheduled },
    isFirst: index === 0,
    quoted: index === 0 ? quoted : undefined,
  }));
}

/** Every price of the dataset, a row each, group by group as the site orders them. */
export function allRows(documents: readonly PricedDocument[]): Row[] {
  return [...versionsOf(documents).values()]
    .flatMap(rowsOf)
    .sort(
      (one, other) =>
        one.groupRank.localeCompare(other.groupRank) ||
        one.rank - other.rank ||
        one.title.localeCompare(other.title) ||
        (one.id === other.id ? 0 : one.id.localeCompare(other.id)),
    );
}
