/**
 * The documents a request sees. `raw`: all; `published`: neither drafts nor versions; `public`: those
 * readable without a token; or a stack of layers, topmost first, over the published documents:
 * `{ layers: ["spring", "drafts"] }` shows the version in the release "spring", or else the draft, or
 * else the published document, each under its published id.
 */
export type View = "raw" | "published" | "public" | { readonly layers: readonly string[] };
