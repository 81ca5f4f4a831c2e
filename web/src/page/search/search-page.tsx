import { pathOf } from "@currawong/schemas/paths";
import { formatPrice } from "@currawong/schemas/price";
import type { Metadata } from "next";
import { each } from "@/components/each/each";
import { loadLayout } from "@/content/agency";
import { loadSearchIndex } from "@/search/load-index";
import { MAX_LENGTH } from "@/search/query";
import type { SearchEntry } from "@/search/rank";
import { metadataFor } from "@/seo/metadata";

const LIMIT = 40;

/** The metadata of the search page, which search engines must not index. */
export async function searchMetadata(query?: string): Promise<Metadata> {
  const metadata = await metadataFor({
    path: "/search",
    title: query ? `Search: ${query}` : "Search",
    description: "Find a service, an article or a page.",
    seo: null,
    preset: null,
    hasPicture: false,
  });
  return { ...metadata, robots: { index: false } };
}

const HIT =
  "relative grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-2.5 gap-y-[2px] line-below py-2 sm:grid-cols-[5.25rem_minmax(0,1fr)_fit-content(14rem)]";
/** A part of a search result which phones show on a line of its own. */
const PART = "text-sm text-mute max-sm:col-span-full";

/** A search result as a rate card line: kind, title, summary and, if it has one, its price. */
function Hit({ entry }: { entry: SearchEntry }) {
  const { path, title, summary, kind, price, scope } = entry;
  return (
    <li className={HIT}>
      <span className={PART}>{kind}</span>
      <h3 className="text-lg">
        <a href={path} className="covering-link">
          {title}
        </a>
      </h3>
      {price && <span className="display text-right text-[1rem]">{formatPrice(price)}</span>}
      {scope && <span className={`${PART} sm:text-right sm:[grid-area:2/3]`}>{scope}</span>}
      <span className={`${PART} max-w-[46em] sm:[grid-area:2/2]`}>{summary}</span>
    </li>
  );
}

const countOf = ({ length }: readonly SearchEntry[]) =>
  length === 0 ? "Nothing" : length === 1 ? "1 page" : `${length} pages`;

/** The search page: with results, without results, or before a query. */
export async function SearchPage({ query }: { query?: string }) {
  const { rank, suggestions } = await loadSearchIndex();
  const hits = query ? rank(query).slice(0, LIMIT) : [];
  return (
    <div className="wrap section">
      <h1 className="mb-3">Search</h1>
      <SearchForm query={query} isLive />
      <div role="status" data-part="found">
        <h2 className="mt-apart mb-3 text-h3">
          {query ? `${countOf(hits)} for “${query}”` : "Try one of these"}
        </h2>
      </div>
      <div data-part="results">
        {query && hits.length === 0 && (
          <p className="mt-3">Try fewer words, one of these questions, or a section.</p>
        )}
        <ol className="mt-part top-rule">
          {each(hits.length > 0 ? hits : suggestions, (entry) => (
            <Hit entry={entry} />
          ))}
        </ol>
        {hits.length === 0 && <SectionLinks />}
      </div>
    </div>
  );
}

/**
 * The search form, which opens the results page. Works without JavaScript.
 * @param isLive whether the results on its page follow what is typed (`client/search.ts`)
 */
export function SearchForm({ query, isLive }: { query?: string; isLive?: boolean }) {
  return (
    <search>
      <form
        aria-label="Search"
        className="mt-part max-w-text"
        action="/search"
        data-search={isLive && ""}
      >
        <label htmlFor="q">Search services, articles and pages</label>
        <div className="mt-1 flex gap-1">
          <input
            id="q"
            className="min-h-6.5 min-w-0 flex-1 rounded bg-surface px-2 py-1.25 [border:1.5px_solid_var(--color-field)]"
            name="q"
            type="search"
            defaultValue={query}
            maxLength={MAX_LENGTH}
            required
            autoComplete="off"
            enterKeyHint="search"
            // biome-ignore lint/a11y/noAutofocus: visitors who open the search page want to type.
            autoFocus={isLive && !query}
          />
          <button className="button" type="submit">
            Search
          </button>
        </div>
      </form>
    </search>
  );
}

/** The sections of the site as large links, for visitors who found nothing. */
export async function SectionLinks() {
  const { navigation } = await loadLayout();
  return (
    <nav aria-label="All sections">
      <ul className="mt-part columns-[2_17.5rem] gap-x-4">
        {navigation.header?.map(({ _key, label, target }) => (
          <li key={_key}>
            <a href={pathOf(target) ?? "/"} className="block line-above py-1.75 display text-h3">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
