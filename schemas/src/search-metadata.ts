/** What a document says of itself to search engines (the object `seo`). */
export type SearchFields = {
  customTitle?: string | null;
  customDescription?: string | null;
  keywords?: readonly string[] | null;
  city?: string | null;
} | null;

/** The preset that fills the gaps. */
export type SearchPreset = {
  title: string;
  description?: string | null;
  keywords?: readonly string[] | null;
} | null;

/** A page as far as search metadata is concerned. */
export type SearchSubject = {
  /** The page's heading, for a page that has neither a search title nor a preset. */
  title: string;
  /** The page's introduction, likewise. */
  description: string;
  seo: SearchFields;
  preset: SearchPreset;
};

/** Adds a city to a title, before the name of the site where one follows: `Chatbots Perth | …`. */
function withCity(title: string, city: string): string {
  const divider = title.lastIndexOf(" | ");
  return divider < 0
    ? `${title} ${city}`
    : `${title.slice(0, divider)} ${city}${title.slice(divider)}`;
}

/**
 * The title search engines show: the document's own, else its preset's, else its heading with the
 * agency's name; the city is added to it.
 */
export function searchTitle({ title, seo, preset }: SearchSubject, agencyName: string): string {
  const base = seo?.customTitle || preset?.title || `${title} | ${agencyName}`;
  return seo?.city ? withCity(base, seo.city) : base;
}

/** The description search engines show: the document's own, its preset's, or its introduction. */
export function searchDescription({ description, seo, preset }: SearchSubject): string {
  return seo?.customDescription || preset?.description || description;
}

/** The keywords of the document, else of its preset. */
export function searchKeywords({ seo, preset }: SearchSubject): string[] {
  return [...(seo?.keywords?.length ? seo.keywords : (preset?.keywords ?? []))];
}

/** The key of the preset that stands in for one that is missing or unknown. */
export const FALLBACK_PRESET = "home";

/**
 * Finds a preset by its key.
 * @returns the preset, or the one called home where the key is unknown; `null` without either
 */
export function presetByKey<Preset extends { key: string }>(
  presets: readonly Preset[],
  key: string | null | undefined,
): Preset | null {
  const named = (wanted: string) => presets.find((preset) => preset.key === wanted);
  return (key ? named(key) : undefined) ?? named(FALLBACK_PRESET) ?? null;
}
