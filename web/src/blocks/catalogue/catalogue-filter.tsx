"use client"; // It picks rows as the visitor types and chooses, and marks the group in view.

import { type ReactNode, useEffect, useRef } from "react";
import styles from "./catalogue.module.css";
import { followFilter } from "./follow-filter.ts";
import { markGroup } from "./mark-group.ts";

/** Fields and rows in one form. Without JavaScript it asks for the page with what is picked. */
export function CatalogueFilter({ path, children }: { path: string; children: ReactNode }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const catalogue = form.current?.closest<HTMLElement>(`.${styles.catalogue}`);
    if (!form.current || !catalogue) return;
    const ends = [followFilter(form.current, catalogue), markGroup(catalogue)];
    return () => {
      for (const end of ends) end();
    };
  }, []);
  return (
    <form ref={form} className={styles.list} action={path}>
      {children}
    </form>
  );
}
