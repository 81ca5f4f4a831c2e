import type { Price } from "@currawong/schemas/price";

/** A service or a role as a line of a catalogue. */
export type Entry = {
  /** What the address calls it where it is compared. */
  slug: string;
  title: string;
  /** The page that tells more, when there is one. */
  href: string | null;
  badge: string;
  isPopular: boolean | null;
  description: string;
  features: readonly string[];
  price: Price | null;
  /** What the price buys. */
  scope: string | null;
  rating: number | null;
  reviewCount: number | null;
  /** Whether the rating of the settings holds where it has none of its own. */
  sharesRating?: boolean;
  /** What a chat about it begins with. */
  message: string;
};

/** A part of a catalogue, under a heading of its own. */
export type Group = {
  /** What the address calls it where it is picked. */
  slug: string;
  /** Its id on the page. */
  anchor: string;
  title: string;
  description: string;
  entries: readonly Entry[];
};

/** How a catalogue speaks of what it lists. */
export type Words = {
  one: string;
  many: string;
  group: string;
  allGroups: string;
  /** What it says where nothing fits, and the link that asks for it. */
  none: string;
  ask: string;
  askMessage: string;
};
