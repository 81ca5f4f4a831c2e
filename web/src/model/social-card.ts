import type { Price } from "@currawong/schemas/price";

/** The size of the pictures shown where an address is shared, in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** What the picture of a page shows when its address is shared. */
export type SocialCard = {
  title: string;
  price?: Price;
};
