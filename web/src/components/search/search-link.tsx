"use client"; // Opens the search dialog on click, on “/” and on Ctrl or Command with K.

import { type MouseEvent, useEffect, useState } from "react";
import { opensElsewhere } from "../../client/opens-elsewhere.ts";
import { isSearchShortcut } from "../../client/search/is-search-shortcut.ts";
import styles from "./search.module.css";

/** The magnifier in the header: a link to the search page, which JavaScript opens as a dialog. */
export function SearchLink() {
  const [Search, setSearch] = useState<typeof import("./search-dialog.tsx").SearchDialog>();
  const [open, setOpen] = useState(false);

  const show = () => {
    setOpen(true);
    import("./search-dialog.tsx").then(
      ({ SearchDialog }) => setSearch(() => SearchDialog),
      () => location.assign("/search"),
    );
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      event.preventDefault();
      show();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  });

  const onClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    show();
  };

  return (
    <>
      <a className={styles.link} href="/search" onClick={onClick}>
        <span className="sr-only">Search</span>
      </a>
      {Search && open && <Search onClose={() => setOpen(false)} />}
    </>
  );
}
