import { pathOf } from "@currawong/schemas/paths";
import type { Metadata } from "next";
import { loadLayout } from "@/content/agency";
import { Hit } from "@/search/hit";
import { loadSearchIndex } from "@/search/load-index";
import { MAX_LENGTH } from "@/search/query";
import { rank, type SearchEntry } from "@/search/rank";
import { metadataFor } from "@/seo/metadata";
import "../../components/search/search.css";

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

/** The search page: with results, without results, or before a query. */
export async function SearchPage({ query }: { query?: string }) {
  const { entries, suggestions } = await loadSearchIndex();
  const hits = query ? rank(entries, query).slice(0, LIMIT) : [];
  return (
    <div className="wrap section">
      <h1 className="mb-3">Search</h1>
      <SearchForm query={query} autoFocus={!query} />
      {query && (
        <h2 className="mt-apart mb-3 text-h3">
          {hits.length === 0 ? "Nothing" : hits.length === 1 ? "1 page" : `${hits.length} pages`}{" "}
          for “{query}”
        </h2>
      )}
      {hits.length > 0 ? (
        <Hits hits={hits} />
      ) : (
        <>
          {query && <p className="mt-3">Try fewer words, one of these questions, or a section.</p>}
          <Hits hits={suggestions} />
          <SectionLinks />
        </>
      )}
    </div>
  );
}

function Hits({ hits }: { hits: readonly SearchEntry[] }) {
  if (hits.length === 0) return null;
  return (
    <ol className="mt-part top-rule">
      {hits.map((entry) => (
        <li key={entry.path}>
          <a className="search-hit" href={entry.path}>
            <Hit entry={entry} />
          </a>
        </li>
      ))}
    </ol>
  );
}

/** The search form, which opens the results page. Works without JavaScript. */
export function SearchForm({ query, autoFocus }: { query?: string; autoFocus?: boolean }) {
  return (
    <search>
      <form aria-label="Search" className="mt-part max-w-text" action="/search">
        <label htmlFor="q">Search services, articles and pages</label>
        <div className="mt-1 flex gap-1">
          <input
            id="q"
            className="search-field"
            name="q"
            type="search"
            defaultValue={query}
            maxLength={MAX_LENGTH}
            required
            autoComplete="off"
            enterKeyHint="search"
            // biome-ignore lint/a11y/noAutofocus: visitors who open the search page want to type.
            autoFocus={autoFocus}
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
