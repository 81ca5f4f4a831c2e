import { completeResult } from "@currawong/schemas/complete-result";
import { cache } from "react";
import { readEnvironment } from "../runtime/environment.ts";
import { fetchContent } from "./fetch-content.ts";
import { client } from "./lake.ts";

/** A client with the token for drafts, which stays on the server. @throws if previews are disabled */
export function draftClient() {
  const { preview } = readEnvironment();
  if (!preview) throw new Error("Drafts need SANITY_API_READ_TOKEN and STUDIO_URL.");
  return client.withConfig({ token: preview.readToken });
}

/** Reads drafts without a cache, but only once in the rendering of a page. Parameters are JSON. */
export const loadDraft = cache(
  async (query: string, params: string, perspective: string): Promise<unknown> => {
    const perspectives = perspective.split(",");
    const stored: unknown = await fetchContent(
      draftClient(),
      query,
      JSON.parse(params),
      perspectives,
    );
    return completeResult(stored);
  },
);

/** One for each rendering of a page; empty outside of a rendering. */
const rendering = cache((): { perspective?: string } => ({}));

/**
 * Makes everything that this rendering loads from here on come from the drafts. Only the editors'
 * page calls it (`app/api/draft/page`), so feeds and pictures never contain drafts.
 */
export function showDrafts(perspective: string): void {
  rendering().perspective = perspective;
}

/** The perspective of the page being rendered for an editor; undefined for visitors. */
export const draftPerspective = (): string | undefined => rendering().perspective;
