"use client"; // It opens in place what a long page does not carry in its HTML, and closes it.

import { type MouseEvent, useState } from "react";
import { each } from "../each/each.ts";
import styles from "./features.module.css";

type Props = {
  /** E.g. `+ 2 more features`. */
  note: string;
  features: readonly string[];
  /** Where the whole list is, for visitors without JavaScript; nowhere else when left out. */
  href?: string | null;
};

/** The rest of a list, which comes with what hydrates the page rather than in its HTML. */
export function MoreApart({ note, features, href }: Props) {
  const [isOpen, setOpen] = useState(false);
  const toggle = (event: MouseEvent) => {
    // A link that is to open in a tab or window of its own does.
    if (href && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
    event.preventDefault();
    setOpen(!isOpen);
  };
  return (
    <>
      {href ? (
        <a href={href} onClick={toggle}>
          {note}
        </a>
      ) : (
        <button type="button" onClick={toggle} aria-expanded={isOpen}>
          {note}
        </button>
      )}
      {isOpen && (
        <ul className={styles.features}>
          {each(features, (feature) => (
            <li>{feature}</li>
          ))}
        </ul>
      )}
    </>
  );
}
