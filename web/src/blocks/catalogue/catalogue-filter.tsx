"use client"; // Keeps what a visitor entered when React replaces the form.

import { Activity, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { startFilter } from "../../client/catalogue/start-filter.ts";
import styles from "./catalogue.module.css";

type Props = { path: string; children: ReactNode };

/** The filter fields and rows in one form, which without JavaScript requests the filtered page. */
export const CatalogueFilter = (props: Props) => (
  // The unit in which a page hydrates: an extension's element within it makes React render only this again.
  <Activity>
    <FilterForm {...props} />
  </Activity>
);

const viewField = (form: HTMLFormElement) => form.elements.namedItem("view") as HTMLInputElement; // `catalogue.tsx` has it.

/** The form of the HTML that the server sent, and the view that the visitor selected in it. */
function readServed(path: string) {
  if (typeof document === "undefined") return null;
  const form = document.querySelector<HTMLFormElement>(`main form[action="${path}"]`);
  return form && { form, view: viewField(form).value };
}

/** Copies what a visitor entered to a form with the same fields. */
function copyEntries(from: HTMLFormElement, to: HTMLFormElement): void {
  for (const [name, value] of new FormData(from)) {
    const field = to.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      field.value = String(value);
    }
  }
}

function FilterForm({ path, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const [served] = useState(() => readServed(path));
  // Before the visitor can type into a form that replaced the one the server sent, which React does if an extension or
  // a translator has changed that.
  useLayoutEffect(() => {
    if (!served || !form.current) return;
    const isReplaced = served.form !== form.current;
    if (isReplaced) copyEntries(served.form, form.current);
    // React resets a hidden field as it hydrates.
    viewField(form.current).value = served.view;
    // The filter has hidden what does not match in the form that was replaced.
    if (isReplaced) form.current.dispatchEvent(new Event("input", { bubbles: true }));
  }, [served]);
  useEffect(() => {
    // In production, `client/loader.ts` has started it.
    if (process.env.NODE_ENV === "development") void startFilter();
  }, []);
  return (
    <form ref={form} className={styles.list} action={path} aria-label="Filter and compare">
      {children}
    </form>
  );
}
