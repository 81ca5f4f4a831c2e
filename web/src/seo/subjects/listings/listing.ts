import type { Price } from "@currawong/schemas/price";
import type { Offer, Thing } from "schema-dts";

/** What a section's page lists. */
export type Listing = {
  items: { name: string; path: string | null; price?: Price | null }[];
  markdown: string;
  /** The entries that stand for the rest on the section's picture; the first ones unless given. */
  samples?: Listing["items"];
  /** What the section's own service is sold as, where what it lists has no service of its own. */
  offers?: readonly Offer[];
  /** Structured data of what has no page of its own. */
  things?: Thing[];
};
