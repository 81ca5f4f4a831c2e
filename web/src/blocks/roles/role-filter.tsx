"use client"; // It hides rows of the table as the visitor types or picks a category.

import { type ReactNode, useEffect, useRef, useState } from "react";

import { matcher } from "../../search/query.ts";
import styles from "./roles.module.css";

type Props = {
  /** How many roles there are. */
  total: number;
  /** Links to the categories, which lead to their rows without JavaScript. */
  children: ReactNode;
};

/** Search and category links over the table that follows, whose rows the server wrote. */
export function RoleFilter({ total, children }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [anchor, setAnchor] = useState("");
  const [shown, setShown] = useState(total);

  // What was typed before hydration.
  useEffect(() => setQuery(field.current?.value ?? ""), []);

  useEffect(() => {
    const follow = () => setAnchor(location.hash.slice(1));
    follow();
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);

  useEffect(() => {
    if (bar.current) setShown(filterRows(bar.current, query, anchor));
  }, [query, anchor]);

  useEffect(() => {
    // The browser went to where the category stood before the rows above it were hidden.
    if (anchor.startsWith("roles-")) toFirstRow(bar.current);
  }, [anchor]);

  useEffect(() => {
    // The remaining rows are above the viewport.
    const top = bar.current?.parentElement?.getBoundingClientRect().top ?? 0;
    if (query && top < 0) toFirstRow(bar.current);
  }, [query]);

  return (
    <div className={styles.filter} ref={bar}>
      {children}
      <label>
        <span className="sr-only">Search the roles</span>
        <input
          ref={field}
          type="search"
          placeholder="Search roles, tools, tasks"
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      <output>
        {shown} of {total} roles
      </output>
    </div>
  );
}

/** Brings the head of the table into view, under the bar. */
function toFirstRow(bar: HTMLElement | null): void {
  bar?.parentElement?.scrollIntoView({ behavior: "instant" });
}

/** What a row says of its role itself: not its price, its links or what only screen readers hear. */
const WORDS = "th > span:not(.sr-only), p, li:not([data-more])";

function textOf(row: HTMLTableRowElement): string {
  return [...row.querySelectorAll(WORDS)].map((element) => element.textContent).join(" ");
}

/**
 * Hides what does not match in the table after the bar, and marks the chosen category's link.
 * @param anchor a category's; any other text chooses all
 * @returns how many roles are left
 */
function filterRows(bar: HTMLElement, query: string, anchor: string): number {
  const list = bar.parentElement;
  const table = list?.querySelector("table");
  if (!list || !table) return 0;
  const matches = matcher(query);
  const bodies = [...table.tBodies];
  const chosen = bodies.some(({ id }) => id === anchor) ? anchor : null;
  let shown = 0;
  for (const body of bodies) {
    let left = 0;
    for (const row of [...body.rows].slice(1)) {
      row.hidden = (chosen !== null && body.id !== chosen) || !matches(textOf(row));
      if (!row.hidden) left++;
    }
    body.hidden = left === 0;
    shown += left;
  }
  table.hidden = shown === 0;
  const none = list.querySelector<HTMLElement>(":scope > p");
  if (none) none.hidden = shown > 0;
  for (const link of bar.querySelectorAll("a")) {
    const current = link.hash.slice(1) === (chosen ?? "roles");
    if (current) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
  }
  return shown;
}
