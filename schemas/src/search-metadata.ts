import { cut } from "./cut.ts";
import { SEARCH_DESCRIPTION_MAX, SEARCH_TITLE_MAX } from "./validation/rules.ts";

/*
 * Where the metadata of a page for search results and sharing comes from:
 *
 * 1. its document's own search title and description;
 * 2. those of the preset it names, or of the home preset if that one does not exist;
 * 3. if it names none, its heading and introduction. The home preset's title and description would
 *    duplicate the home page in search results, so only its keywords are used.
 */

/** The parts of a page that its search metadata comes from. */
export type SearchSubject = {
  title: string;
  description: string;
  seo: {
    customTitle?: string | null;
    customDescription?: string | null;
    keywords?: readonly string[] | null;
    city?: string | null;
    /** Whether the document names a preset, even one that has been deleted. */
    namesPreset?: boolean | null;
  } | null;
  /** The preset the document names; the home preset where it names none, or a deleted one. */
  preset: {
    title: string;
    description?: string | null;
    keywords?: readonly string[] | null;
  } | null;
};

/** The preset whose title and description the page uses: only one that its document names. */
const namedPreset = ({ seo, preset }: SearchSubject) => (seo?.namesPreset ? preset : null);

/**
 * The title search engines show, with the city if the document names one. The agency's name follows
 * where there is room for it, except after the document's own search title.
 */
export function searchTitle(subject: SearchSubject, agencyName: string): string {
  const { title, seo } = subject;
  const city = seo?.city ? ` ${seo.city}` : "";
  const heading = cut(title, SEARCH_TITLE_MAX - city.length);
  const localTitle = (seo?.customTitle || namedPreset(subject)?.title || heading) + city;
  const fullTitle = `${localTitle} | ${agencyName}`;
  if (seo?.customTitle || localTitle.includes(agencyName)) return localTitle;
  return fullTitle.length <= SEARCH_TITLE_MAX ? fullTitle : localTitle;
}

/** The description search engines show; an introduction is cut to the length they display. */
export function searchDescription(subject: SearchSubject): string {
  const { description, seo } = subject;
  return (
    seo?.customDescription ||
    namedPreset(subject)?.description ||
    cut(description, SEARCH_DESCRIPTION_MAX)
  );
}

/** The keywords of the document, else of the preset it names, else of the home preset. */
export function searchKeywords({ seo, preset }: SearchSubject): string[] {
  return [...(seo?.keywords?.length ? seo.keywords : (preset?.keywords ?? []))];
}
