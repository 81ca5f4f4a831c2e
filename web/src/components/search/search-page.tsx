import { classes } from "@/components/classes";
import { loadSearchIndex } from "@/search/load-index";
import { rank, type SearchEntry } from "@/search/rank";
import { Hit } from "./hit";
import styles from "./search.module.css";
import { SearchForm } from "./search-form";
import { SectionLinks } from "./section-links";

const LIMIT = 40;

type Props = {
  /** The words asked for; left out where nothing has been asked. */
  query?: string;
};

/** The search as a page of its own: with results, without, or before anything is asked. */
export async function SearchPage({ query }: Props) {
  const { entries, suggestions } = await loadSearchIndex();
  const hits = query ? rank(entries, query).slice(0, LIMIT) : [];
  return (
    <div className={classes("wrap", styles.page)}>
      <h1>Search</h1>
      <SearchForm query={query} autoFocus={!query} />
      {query && (
        <h2>
          {hits.length === 0 ? "Nothing" : hits.length === 1 ? "1 page" : `${hits.length} pages`}{" "}
          for “{query}”
        </h2>
      )}
      {hits.length > 0 ? (
        <Hits hits={hits} />
      ) : (
        <>
          {query && <p>Try fewer words, one of these questions, or a section.</p>}
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
          <a className={`group ${styles.hit}`} href={entry.path}>
            <Hit entry={entry} />
          </a>
        </li>
      ))}
    </ol>
  );
}
