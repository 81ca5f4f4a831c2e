import type { Price } from "@currawong/schemas/price";
import type { Thing } from "schema-dts";

/** What a section's page lists. */
export type Listing = {
  items: { name: string; path: string | null; price?: Price | null }[];
  markdown: string;
  /** Structured data of what has no page of its own. */
  things?: Thing[];
};
