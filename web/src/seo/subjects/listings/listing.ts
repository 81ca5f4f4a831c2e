import type { Price } from "@currawong/schemas/price";
import type { Thing } from "schema-dts";

/** What a section's page lists. */
export type Listing = {
  items: { name: string; path: string | null; price?: Price | null }[];
  markdown: string;
  /** The entries that stand for the rest on the section's picture; the first ones unless given. */
  samples?: Listing["items"];
  /** Structured data of what has no page of its own. */
  things?: Thing[];
};
