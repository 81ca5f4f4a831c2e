import { cache } from "react";
import { client } from "../content/client.ts";
import { readEnvironment } from "../environment.ts";

/** Reads content, with the token that stays on the server. @throws where the site shows no drafts */
export function draftClient() {
  const { preview } = readEnvironment();
  if (!preview) throw new Error("Drafts need SANITY_API_READ_TOKEN and STUDIO_URL.");
  return client.withConfig({ token: preview.readToken });
}

/** Reads what an editor sees at this moment: not cached, but once in the rendering of a page. Parameters are JSON. */
export const loadDraft = cache(
  async (query: string, params: string, perspective: string): Promise<unknown> =>
    draftClient().fetch(query, JSON.parse(params), { perspective: perspective.split(",") }),
);

/** One for each page that is rendered; whoever is not rendering a page finds none. */
const rendering = cache((): { perspective?: string } => ({}));

/**
 * Has everything that this rendering loads from here on come from the drafts. Only the page that
 * editors see calls it (`app/api/draft/page`): feeds, twins and pictures have no way to drafts.
 */
export function showDrafts(perspective: string): void {
  rendering().perspective = perspective;
}

/** The perspective of the page being rendered for an editor; undefined for visitors. */
export const draftPerspective = (): string | undefined => rendering().perspective;
