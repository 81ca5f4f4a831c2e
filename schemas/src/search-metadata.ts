import { cut } from "./cut.ts";
import { SEARCH_DESCRIPTION_MAX, SEARCH_TITLE_MAX } from "./validation/rules.ts";

/*
 * Whose words a page has in search results and when it is shared:
 *
 * 1. its document's own search title and description;
 * 2. those of the preset it names, or of the home preset when there is none of that name;
 * 3. where it names none, its heading and introduction. The home preset's would make it a copy of
 *    the home page there; only keywords are taken from it.
 */

/** What a document says of itself to search engines (the object `seo`). */
export type SearchFields = {
  customTitle?: string | null;
  customDescription?: string | null;
  keywords?: readonly string[] | null;
  city?: string | null;
  /** Whether the document chose a preset, be it one that is gone. */
  namesPreset?: boolean | null;
} | null;

/** The preset the document names; the one called home where it names none, or one that is gone. */
export type SearchPreset = {
  title: string;
  description?: string | null;
  keywords?: readonly string[] | null;
} | null;

/** A page as far as search metadata is concerned: its heading, its introduction and what it says in `seo`. */
export type SearchSubject = {
  title: string;
  description: string;
  seo: SearchFields;
  preset: SearchPreset;
};

/** The preset whose words the page takes: only one that its document names. */
const chosen = ({ seo, preset }: SearchSubject) => (seo?.namesPreset ? preset : null);

/**
 * The title search engines show, with the city if the document names one. The agency's name follows
 * where there is room for it, except after a title the document has of its own.
 */
export function searchTitle(subject: SearchSubject, agencyName: string): string {
  const { title, seo } = subject;
  const city = seo?.city ? ` ${seo.city}` : "";
  const heading = cut(title, SEARCH_TITLE_MAX - city.length);
  const local = (seo?.customTitle || chosen(subject)?.title || heading) + city;
  const named = `${local} | ${agencyName}`;
  if (seo?.customTitle || local.includes(agencyName)) return local;
  return named.length <= SEARCH_TITLE_MAX ? named : local;
}

/** The description search engines show; an introduction is cut to their length. */
export function searchDescription(subject: SearchSubject): string {
  const { description, seo } = subject;
  return (
    seo?.customDescription ||
    chosen(subject)?.description ||
    cut(description, SEARCH_DESCRIPTION_MAX)
  );
}

/** The keywords of the document, else of the preset it names, else of the home preset. */
export function searchKeywords({ seo, preset }: SearchSubject): string[] {
  return [...(seo?.keywords?.length ? seo.keywords : (preset?.keywords ?? []))];
}

/** The key of the preset that stands in for one that is missing or unknown. */
export const FALLBACK_PRESET = "home";

/** Finds a preset by its key, else the one called home. */
export function presetByKey<Preset extends { key: string }>(
  presets: readonly Preset[],
  key: string | null | undefined,
): Preset | null {
  const find = (name: string) => presets.find((preset) => preset.key === name);
  return (key ? find(key) : undefined) ?? find(FALLBACK_PRESET) ?? null;
}
