import { PRIVATE_LAYER, PUBLIC_LAYER } from "../documents.ts";

/**
 * The documents a request sees. `raw`: all; `published`: neither drafts nor versions; `public`: those
 * readable without a token; or a stack of layers, topmost first, over the published documents:
 * `{ layers: ["spring", "drafts"] }` shows the version in the release "spring", or else the draft, or
 * else the published document, each under its published id.
 */
export type View = "raw" | "published" | "public" | { readonly layers: readonly string[] };

const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;
const list = (layers: readonly string[]) => layers.map(quote).join(", ");

/** The SQL condition that the row `d` of `documents` is visible in a view. */
export function visible(view: View): string {
  if (view === "raw") return "true";
  if (view === "public") return `d.layer = ${quote(PUBLIC_LAYER)}`;
  if (view === "published") return `d.layer IN (${list([PUBLIC_LAYER, PRIVATE_LAYER])})`;
  const releases = view.layers.filter((layer) => layer !== "published");
  const rank = (row: string) =>
    `CASE ${row}.layer ${releases.map((layer, index) => `WHEN ${quote(layer)} THEN ${index}`).join(" ")} ELSE ${releases.length} END`;
  if (releases.length === 0) return visible("published");
  return `d.layer IN (${list([...releases, PUBLIC_LAYER, PRIVATE_LAYER])})
    AND NOT EXISTS (SELECT 1 FROM documents o WHERE o.base = d.base
      AND o.layer IN (${list(releases)}) AND ${rank("o")} < ${rank("d")})`;
}

/** The column with the id that a view shows for a document. */
export const idColumn = (view: View): "id" | "base" => (typeof view === "string" ? "id" : "base");
