import type { Entry as CardEntry } from "@/components/card/card";
import { furtherFeatures } from "@/components/features/features";
import type { PriceLine } from "@/model/price-line";
import { rangeOf } from "@/model/price-range";

/** A service or role of a catalogue. */
export type Entry = CardEntry & {
  /** Its value in the `compare` query parameter. */
  slug: string;
};

/** What the rows leave out of a list's page, which it fetches (`client/more-features.ts`). */
export const restOf = (entries: readonly Pick<Entry, "line" | "features">[]) => ({
  features: Object.fromEntries(
    entries.flatMap(({ line, features }) => (line ? [[line, furtherFeatures(features)]] : [])),
  ),
});

/** A group as a line of the opening's rate card: its lowest price, and a link to its place on the page. */
export const groupLine = (
  { title, anchor }: Pick<Group, "title" | "anchor">,
  entries: readonly Pick<Entry, "price">[],
): PriceLine => ({
  key: anchor,
  label: title,
  href: `#${anchor}`,
  price: rangeOf(entries.flatMap(({ price }) => price ?? []))?.lowest ?? null,
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
