"use client"; // Searches in the browser while the visitor types.

import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import useSWRImmutable from "swr/immutable";
import { isComposing } from "../../client/keys.ts";
import { fetchIndex } from "../../client/search/fetch-index.ts";
import { MAX_LENGTH } from "../../search/query.ts";
import { indexInSteps, rank, type SearchIndex } from "../../search/rank.ts";
import { Hit } from "./hit.tsx";
import styles from "./search.module.css";

const LIMIT = 8;

async function loadIndex(): Promise<SearchIndex> {
  const index = await fetchIndex();
  await indexInSteps(index.entries);
  return index;
}

/** The index before an arrow key or the pointer selects a hit. */
const NONE = -1;

const EMPTY_INDEX: SearchIndex = { entries: [], suggestions: [] };

/** Search as you type: arrows select, Enter opens, Escape closes. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(NONE);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  // Fetched once; after a failure, opening the dialog again retries.
  const index = useSWRImmutable("search index", loadIndex);
  const { entries, suggestions } = index.data ?? EMPTY_INDEX;
  const results = rank(entries, query).slice(0, LIMIT);
  const isSuggesting = results.length === 0;
  const hits = isSuggesting ? suggestions : results;
  // The first result is selected at once; a suggestion only by the visitor.
  const cursor = isSuggesting ? active : Math.max(active, 0);
  const selectedHit = hits[cursor];

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0 && hits.length > 0) {
      event.preventDefault();
      setActive((Math.max(cursor, step < 0 ? 0 : NONE) + step + hits.length) % hits.length);
    } else if (event.key === "Enter" && selectedHit) {
      event.preventDefault(); // Without a selection the form opens the results page.
      location.assign(selectedHit.path);
    }
  };

  const onBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current?.close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClose={onClose}
      onClick={onBackdrop}
    >
      <form action="/search" className="flex items-center gap-1" aria-label="Search">
        {/* Not of type search, where Escape clears the field before it closes the dialog. */}
        <input
          className={styles.field}
          name="q"
          type="text"
          enterKeyHint="search"
          role="combobox"
          aria-label="Search services, articles and pages"
          aria-expanded={hits.length > 0}
          aria-controls="hits"
          aria-activedescendant={selectedHit ? `hit-${cursor}` : undefined}
          aria-autocomplete="list"
          placeholder="Services, articles, pages"
          autoComplete="off"
          maxLength={MAX_LENGTH}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(NONE);
          }}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          className="button ghost small"
          onClick={() => dialog.current?.close()}
        >
          Close
        </button>
      </form>
      <div
        id="hits"
        className="mt-1.5"
        role="listbox"
        aria-label={isSuggesting ? "Suggestions" : "Pages found"}
      >
        {hits.map((entry, position) => (
          <a
            key={entry.path}
            id={`hit-${position}`}
            className={styles.hit}
            role="option"
            aria-selected={position === cursor}
            tabIndex={-1}
            href={entry.path}
            onPointerMove={() => setActive(position)}
          >
            <Hit entry={entry} />
          </a>
        ))}
      </div>
      <p className="px-0.5 pt-1.5 text-sm text-mute" role="status">
        {statusOf(query, results.length, index)}
      </p>
    </dialog>
  );
}

type Loading = { error?: unknown; isLoading: boolean };

function statusOf(query: string, count: number, { error, isLoading }: Loading): string {
  if (error && count === 0) {
    return "Search couldn’t be loaded. Press Enter to open the search page.";
  }
  if (isLoading) return "Loading…";
  if (query.trim() === "") return "Arrows choose, Enter opens, Escape closes.";
  if (count === 0) return `Nothing for “${query.trim()}”. Try fewer words, or one of these.`;
  return count === 1 ? "1 page found" : `${count} pages found`;
}
