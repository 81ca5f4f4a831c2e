import type { Entry } from "@/components/card/card";
import type { PriceLine } from "@/model/price-line";
import { rangeOf } from "@/model/price-range";

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
  /** Shown when nothing matches, with a chat link to ask for it. */
  none: string;
  ask: string;
  askMessage: string;
};
