import type { Price } from "@currawong/schemas/price";

/** A line of a rate card: a name, where it leads, what it costs, and what that buys. */
export type Rate = {
  key: string;
  label: string;
  href: string | null;
  price: Price | null;
  scope?: string | null;
};
