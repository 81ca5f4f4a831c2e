import type { Price } from "@currawong/schemas/price";

/** The size of the pictures shown where an address is shared, in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** A line of the card: a name and a price, joined by a leader. */
export type SocialRate = { label: string; price: Price };

/** What the picture of a page shows when its address is shared. */
export type SocialCard = {
  /** The label above the title: the kind of page, or an article's category. */
  label: string;
  title: string;
  /** At most three are shown; a single one is shown large. */
  rates: readonly SocialRate[];
  /** The bottom line of a card without prices. */
  note?: string;
  /** Paper for services, night for articles and information. */
  tone: "paper" | "night";
};
