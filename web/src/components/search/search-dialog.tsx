"use client"; // It searches in the browser while the visitor types.

import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { rank, type SearchEntry } from "../../search/rank.ts";
import { classes } from "../classes.ts";
import { Hit } from "./hit.tsx";
import search from "./search.module.css";
import styles from "./search-dialog.module.css";

const LIMIT = 8;

let entries: Promise<SearchEntry[]> | undefined;

/** Fetches the index once; after a failure the next opening tries again. */
function loadEntries(): Promise<SearchEntry[]> {
  entries ??= fetch("/search/index.json")
    .then((answer) => {
      if (!answer.ok) throw new Error(`The search index answered ${answer.status}.`);
      return answer.json() as Promise<SearchEntry[]>; // Our own route, typed by `loadSearchIndex`.
    })
    .catch((error: unknown) => {
      entries = undefined;
      throw error;
    });
  return entries;
}

type Props = { onClose: () => void };

/** Search as you type: arrows choose, Enter opens, Escape closes. */
export function SearchDialog({ onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState<SearchEntry[] | "failed">();
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);

  useEffect(() => {
    dialog.current?.showModal();
    loadEntries().then(setIndex, () => setIndex("failed"));
  }, []);

  const hits = Array.isArray(index) ? rank(index, query, LIMIT) : [];
  const chosen = hits[active];

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0 && hits.length > 0) {
      event.preventDefault();
      setActive((active + step + hits.length) % hits.length);
    } else if (event.key === "Enter" && chosen) {
      event.preventDefault(); // Without a choice the form leads to the page of results.
      location.assign(chosen.path);
    }
  };

  const onBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current?.close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog without our help.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label="Search"
      onClose={onClose}
      onClick={onBackdrop}
    >
      <form action="/search">
        {/* Not of type search: Escape would clear it before it closed the dialog. */}
        <input
          className={classes(search.field, styles.field)}
          name="q"
          type="text"
          enterKeyHint="search"
          role="combobox"
          aria-label="Search services, articles and pages"
          aria-expanded={hits.length > 0}
          aria-controls="hits"
          aria-activedescendant={chosen ? `hit-${active}` : undefined}
          aria-autocomplete="list"
          placeholder="Services, articles, pages"
          autoComplete="off"
          maxLength={100}
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setActive(0);
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
      <div id="hits" role="listbox" aria-label="Pages found">
        {hits.map((entry, place) => (
          <a
            key={entry.path}
            id={`hit-${place}`}
            className={classes(search.hit, styles.hit)}
            role="option"
            aria-selected={place === active}
            tabIndex={-1}
            href={entry.path}
            onPointerMove={() => setActive(place)}
          >
            <Hit entry={entry} short />
          </a>
        ))}
      </div>
      <p className="text-mute" role="status">
        {statusOf(index, query, hits.length)}
      </p>
    </dialog>
  );
}

function statusOf(
  index: SearchEntry[] | "failed" | undefined,
  query: string,
  count: number,
): string {
  if (index === "failed") return "The index could not be loaded. Press Enter to search on a page.";
  if (!index) return "Loading…";
  if (query.trim() === "") return "Arrows choose, Enter opens, Escape closes.";
  if (count === 0) return `Nothing for “${query.trim()}”. Try fewer words.`;
  return count === 1 ? "1 page found" : `${count} pages found`;
}
