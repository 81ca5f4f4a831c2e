"use client"; // Shows and hides features that are not in the HTML of a long page.

import { type MouseEvent, useState } from "react";
import { opensElsewhere } from "../../client/opens-elsewhere.ts";
import { each } from "../each/each.ts";
import styles from "./features.module.css";

type Props = {
  /** E.g. `+ 2 more features`. */
  note: string;
  features: readonly string[];
  /** The page with the whole list, for visitors without JavaScript. */
  href?: string | null;
};

/** The rest of a list, which is sent in the hydration payload instead of the HTML. */
export function MoreFeaturesButton({ note, features, href }: Props) {
  const [isOpen, setOpen] = useState(false);
  const toggle = (event: MouseEvent) => {
    if (href && opensElsewhere(event)) return;
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
