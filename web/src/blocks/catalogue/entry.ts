import type { Price } from "@currawong/schemas/price";
import { furtherFeatures } from "@/components/features/features";

/** A service or role as a row of a catalogue. */
export type Entry = {
  /** Its value in the `compare` query parameter. */
  slug: string;
  title: string;
  /** Its own page, if it has one. */
  href: string | null;
  badge: string;
  isPopular: boolean | null;
  description: string;
  features: readonly string[];
  price: Price | null;
  /** What the price covers. */
  scope: string | null;
  /** Its key in the address of a quote. */
  line: string | null;
  rating: number | null;
  reviewCount: number | null;
  /** The opening message of a chat about it. */
  message: string;
};

/** What the rows leave out of a list's page, which it fetches (`client/more-features.ts`). */
export const restOf = (entries: readonly Pick<Entry, "line" | "features">[]) => ({
  features: Object.fromEntries(
    entries.flatMap(({ line, features }) => (line ? [[line, furtherFeatures(features)]] : [])),
  ),
});

/** A group of entries under its own heading. */
export type Group = {
  /** Its value in the `group` query parameter. */
  slug: string;
  /** Its id on the page. */
  anchor: string;
  title: string;
  description: string;
  entries: readonly Entry[];
};

/** The wording a catalogue uses for its entries. */
export type Words = {
  one: string;
  many: string;
  group: string;
  allGroups: string;
  /** Shown when nothing matches, with a chat link to ask for it. */
  none: string;
  ask: string;
  askMessage: string;
};
