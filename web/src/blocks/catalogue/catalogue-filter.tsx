"use client"; // Filters rows as the visitor types or selects, and marks the group in view.

import { Activity, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import styles from "./catalogue.module.css";
import type { Row } from "./follow-filter.ts";

/** Root margin of the band below the header where a group counts as the one being read. */
const READING = "-25% 0px -70% 0px";

/** Marks the current group in the list of groups and, in the strip on phones, scrolls its link into view. */
function markGroup(strip: HTMLElement, id: string): void {
  for (const link of strip.querySelectorAll("a")) {
    const isCurrent = link.hash === `#${id}`;
    if (!isCurrent) link.removeAttribute("aria-current");
    else if (!link.ariaCurrent) {
      link.setAttribute("aria-current", "true");
      const entry = link.parentElement;
      if (entry && strip.scrollWidth > strip.clientWidth) {
        strip.scrollTo({ left: entry.offsetLeft - entry.offsetWidth / 2 });
      }
    }
  }
}

type Props = {
  path: string;
  /** What the filter compares, in the page's order: its text may be translated. */
  rows: readonly Row[];
  children: ReactNode;
};

/** Loads the filter, which pages without a catalogue do not need, and starts it unless it is too late. */
async function follow(
  form: HTMLFormElement,
  strip: HTMLElement,
  rows: Props["rows"],
  signal: AbortSignal,
): Promise<void> {
  // Without it, the form requests the filtered page, as without JavaScript.
  const filter = await import("./follow-filter.ts").catch(() => null);
  if (!filter || signal.aborted) return;
  signal.addEventListener("abort", filter.followFilter(form, strip, rows));
}

/** The filter fields and rows in one form, which without JavaScript requests the filtered page. */
export const CatalogueFilter = (props: Props) => (
  // The unit in which a page hydrates: an extension's element within it makes React render only this again.
  <Activity>
    <FilterForm {...props} />
  </Activity>
);

/** The form of the HTML that the server sent. */
const findServedForm = (path: string) =>
  typeof document === "undefined"
    ? null
    : document.querySelector<HTMLFormElement>(`main form[action="${path}"]`);

/** Copies what a visitor entered to a form with the same fields. */
function copyEntries(from: HTMLFormElement, to: HTMLFormElement): void {
  for (const [name, value] of new FormData(from)) {
    const field = to.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.value = String(value);
    }
  }
}

function FilterForm({ path, rows, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [servedForm] = useState(() => findServedForm(path));
  // Before the visitor can type into a form that replaced the one the server sent, which React does if an extension or
  // a translator has changed that.
  useLayoutEffect(() => {
    if (servedForm && form.current && servedForm !== form.current)
      copyEntries(servedForm, form.current);
  }, [servedForm]);
  useEffect(() => {
    const strip = form.current?.parentElement?.querySelector<HTMLElement>("nav ol");
    if (!form.current || !strip) return;
    const controller = new AbortController();
    void follow(form.current, strip, rows, controller.signal);
    const observer = new IntersectionObserver(
      (entries) => {
        // The latest: a busy browser reports several moments at once.
        const inView = entries.findLast(({ isIntersecting }) => isIntersecting);
        if (inView) markGroup(strip, inView.target.id);
      },
      { rootMargin: READING },
    );
    for (const group of form.current.querySelectorAll("section:has(> article)")) {
      observer.observe(group);
    }
    return () => {
      controller.abort();
      observer.disconnect();
    };
  }, [rows]);
  return (
    <form ref={form} className={styles.list} action={path}>
      {children}
    </form>
  );
}
