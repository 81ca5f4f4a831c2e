import "./search.css";

/** The magnifier in the header: a link to the search page, which scripts open as a dialog (`client/search/open.ts`). */
export const SearchLink = () => (
  <a className="search-link" href="/search" data-search="">
    <span className="sr-only">Search</span>
  </a>
);
