import type { ReactNode } from "react";
import { classes } from "@/components/classes";
import { SectionHead } from "../section-head/section-head";
import styles from "../section-head/section-head.module.css";

type Props = {
  title: string | null;
  intro?: string | null;
  /** On a tinted band instead of the page's paper. */
  band?: boolean | null;
  /** The head on the left and what it heads on the right, for lists that are read downwards. */
  split?: boolean;
  children: ReactNode;
};

/** A part of a page under a heading of its own. */
export function Section({ title, intro, band, split = false, children }: Props) {
  return (
    <section className={classes("section", band && "band")}>
      <div className={classes("wrap", split && styles.split)}>
        {title && <SectionHead title={title} intro={intro} />}
        <div>{children}</div>
      </div>
    </section>
  );
}
