import { toolAttributes } from "@/seo/agents/tool";
import styles from "./search.module.css";

type Props = {
  /** What was asked before. */
  query?: string;
  /** Whether the page is there to search: the field has the focus. */
  autoFocus?: boolean;
};

/** Asks for words and leads to the page of results. Works without JavaScript. */
export function SearchForm({ query, autoFocus }: Props) {
  return (
    <search>
      <form {...toolAttributes("search")} className="mt-part max-w-text" action="/search">
        <label htmlFor="q">Search services, articles and pages</label>
        <div className="mt-1 flex gap-1">
          <input
            id="q"
            className={styles.field}
            name="q"
            type="search"
            defaultValue={query}
            maxLength={100}
            required
            autoComplete="off"
            enterKeyHint="search"
            // biome-ignore lint/a11y/noAutofocus: whoever followed the magnifier wants to type.
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
