import { cache } from "react";

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
