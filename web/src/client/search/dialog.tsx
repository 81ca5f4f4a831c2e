import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { createRoot } from "react-dom/client";
import useSWRImmutable from "swr/immutable";
import { Hit } from "../../search/hit.tsx";
import { MAX_LENGTH } from "../../search/query.ts";
import { indexInSteps, rank, type SearchIndex } from "../../search/rank.ts";
import { fetchJson } from "../fetch-json.ts";
import { isComposing } from "../keys.ts";

const LIMIT = 8;

async function loadIndex(): Promise<SearchIndex> {
  const index = await fetchJson<SearchIndex>("/search/index.json");
  await indexInSteps(index.entries);
  return index;
}

/** The index before an arrow key or the pointer selects a hit. */
const NONE = -1;

const EMPTY_INDEX: SearchIndex = { entries: [], suggestions: [] };

/** Search as you type: arrows select, Enter opens, Escape closes. */
function SearchDialog({ onClose }: { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(NONE);

  useEffect(() => {
    dialog.current?.showModal();
  }, []);

  // Fetched once; after a failure, opening the dialog again retries.
  const index = useSWRImmutable("search index", loadIndex);
  const { entries, suggestions } = index.data ?? EMPTY_INDEX;
  const found = rank(entries, query);
  const isSuggesting = found.length === 0;
  const hits = isSuggesting ? suggestions : found.slice(0, LIMIT);
  /** The address of all results, where there are more than the dialog has room for. */
  const all = found.length > LIMIT ? `/search?${new URLSearchParams({ q: query.trim() })}` : null;
  const paths = [...hits.map(({ path }) => path), ...(all ? [all] : [])];
  // The first result is selected at once; a suggestion only by the visitor.
  const cursor = isSuggesting ? active : Math.max(active, 0);
  const selected = paths[cursor];

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0 && paths.length > 0) {
      event.preventDefault();
      setActive((Math.max(cursor, step < 0 ? 0 : NONE) + step + paths.length) % paths.length);
    } else if (event.key === "Enter" && selected) {
      event.preventDefault(); // Without a selection the form opens the results page.
      location.assign(selected);
    }
  };

  const onBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) dialog.current?.close();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes a dialog on Escape.
    <dialog
      ref={dialog}
      className="night search-dialog"
      aria-label="Search"
      onClose={onClose}
      onClick={onBackdrop}
    >
      <form action="/search" className="flex items-center gap-1" aria-label="Search">
        {/* Not of type search, where Escape clears the field before it closes the dialog. */}
        <input
          className="search-field"
          name="q"
          type="text"
          enterKeyHint="search"
          role="combobox"
          aria-label="Search services, articles and pages"
          aria-expanded={hits.length > 0}
          aria-controls="hits"
          aria-activedescendant={selected ? `hit-${cursor}` : undefined}
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
            className="search-hit"
            role="option"
            aria-selected={position === cursor}
            tabIndex={-1}
            href={entry.path}
            onPointerMove={() => setActive(position)}
          >
            <Hit entry={entry} />
          </a>
        ))}
        {all && (
          <a
            id={`hit-${hits.length}`}
            className="search-hit"
            role="option"
            aria-selected={cursor === hits.length}
            tabIndex={-1}
            href={all}
            onPointerMove={() => setActive(hits.length)}
          >
            All {found.length} pages
          </a>
        )}
      </div>
      <p className="px-0.5 pt-1.5 text-sm text-mute" role="status">
        {statusOf(query, found.length, index)}
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
  if (count > LIMIT) return `${LIMIT} of ${count} pages`;
  return count === 1 ? "1 page found" : `${count} pages found`;
}

/** Opens the search in an element of its own, which closing it removes. */
export function openDialog(): void {
  const container = document.createElement("div");
  document.body.append(container);
  const root = createRoot(container);
  const close = () => {
    root.unmount();
    container.remove();
  };
  root.render(<SearchDialog onClose={close} />);
}
