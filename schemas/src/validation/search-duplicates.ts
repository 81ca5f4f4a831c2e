import type { ValidationContext } from "@sanity/types";
import { PAGE_TYPES } from "../types.ts";
import { baseId, lakeOf, oncePerVersion } from "./lake.ts";

/** The words of a page in search results: the two that an editor writes, on the page or in its preset. */
export type SearchWords = "title" | "description";

type Preset = { _id: string } & Partial<Record<SearchWords, string>>;
type Seo = {
  customTitle?: string | null;
  customDescription?: string | null;
  city?: string | null;
  preset?: string | null;
} | null;
type Page = { _id: string; title?: string | null; seo: Seo; landing: Seo };
type Dataset = { pages: Page[]; presets: Preset[] };

const SEO = `{ customTitle, customDescription, city, "preset": preset._ref }`;

const DATASET_QUERY = `{
  "pages": *[_type in $types && !(_id in path("versions.**"))]{
    _id, "title": coalesce(title, platform, _id), seo${SEO}, "landing": landing.seo${SEO}
  },
  "presets": *[_type == "seoPreset" && !(_id in path("versions.**"))]{ _id, title, description }
}`;

const datasetOf = oncePerVersion((_document, context) =>
  lakeOf(context, "raw").fetch<Dataset>(DATASET_QUERY, { types: PAGE_TYPES }),
);

/** The version of each document that editors see: the draft if it has one. */
function latest<Item extends { _id: string }>(items: readonly Item[]): Item[] {
  const drafts = new Set(
    items.filter(({ _id }) => _id !== baseId(_id)).map(({ _id }) => baseId(_id)),
  );
  return items.filter(({ _id }) => !drafts.has(_id));
}

/** The words that an editor wrote for a page; undefined where they come from its heading or introduction. */
function wordsOf(seo: Seo, presets: readonly Preset[], field: SearchWords): string | undefined {
  const own = field === "title" ? seo?.customTitle : seo?.customDescription;
  const words = own || presets.find(({ _id }) => baseId(_id) === seo?.preset)?.[field];
  return (
    words && `${words}${field === "title" && seo?.city ? ` ${seo.city}` : ""}`.trim().toLowerCase()
  );
}

/** The pages with the same words as a page, by their titles, apart from it. */
function sharersOf({ pages, presets }: Dataset, words: string, field: SearchWords, ownId: string) {
  return latest(pages)
    .filter(({ _id }) => baseId(_id) !== ownId)
    .filter(({ seo, landing }) =>
      [seo, landing].some((one) => wordsOf(one, latest(presets), field) === words),
    )
    .map(({ title }) => `“${title}”`);
}

/** The title or description of a page in search results is not another page’s too. */
export const distinctWords =
  (field: SearchWords) =>
  async (_value: unknown, context: ValidationContext): Promise<true | string> => {
    const { document, parent } = context;
    if (!document) return true;
    const dataset = await datasetOf(document, context);
    // The parent of these fields is the object `seo`.
    const own = (parent ?? {}) as Omit<NonNullable<Seo>, "preset"> & { preset?: { _ref?: string } };
    const seo = { ...own, preset: own.preset?._ref };
    const words = wordsOf(seo, latest(dataset.presets), field);
    const [first, ...others] = words ? sharersOf(dataset, words, field, baseId(document._id)) : [];
    if (!first) return true;
    const more = others.length > 0 ? ` and ${others.length} more` : "";
    return `Search results show the same ${field} for ${first}${more}. Write one for this page alone.`;
  };

const SAME_TITLE_QUERY = `*[_type == $type && lower(title) == lower($title)
  && !(_id in [$id, "drafts." + $id]) && !(_id in path("versions.**"))][0].title`;

/** No other document of the type has the same heading: readers and search results couldn’t tell them apart. */
export async function distinctTitle(
  title: string | undefined,
  context: ValidationContext,
): Promise<true | string> {
  const { document } = context;
  if (!document || !title?.trim()) return true;
  const params = { type: document._type, id: baseId(document._id), title: title.trim() };
  const other = await lakeOf(context, "raw").fetch<string | null>(SAME_TITLE_QUERY, params);
  return other ? `Another one is called “${other}” too. Say what sets this one apart.` : true;
}

/** The words of a preset appear on one page only; the others that name it write their own. */
export const presetWordsOnce =
  (field: SearchWords) =>
  async (words: string | undefined, context: ValidationContext): Promise<true | string> => {
    const { document } = context;
    if (!document || !words) return true;
    const dataset = await datasetOf(document, context);
    const id = baseId(document._id);
    const written = field === "title" ? "customTitle" : "customDescription";
    const takers = latest(dataset.pages).flatMap(({ title, seo, landing }) =>
      [seo, landing]
        .filter((one) => one?.preset === id && !one[written])
        .map((one) => ({ title, city: one?.city })),
    );
    // A city after the title makes it a page's own.
    const cities = new Set(takers.map(({ city }) => (field === "title" ? city : null)));
    if (takers.length <= cities.size) return true;
    const names = takers.map(({ title }) => `“${title}”`).join(", ");
    return `${names} show this ${field} in search results. Write each a ${field} of its own, or choose another preset.`;
  };
