import type { ReactNode } from "react";
import { classes } from "@/components/classes";
import { SectionHead } from "../section-head/section-head";
import styles from "../section-head/section-head.module.css";

type Props = {
  title: string | null;
  intro?: string | null;
  /** On a tinted band instead of the page's background. */
  band?: boolean | null;
  /** The title in the rule above the content, for lists over the full width; not with an introduction. */
  ruled?: boolean;
  children: ReactNode;
};

/** A part of a page under its own heading. */
export function Section({ title, intro, band, ruled = false, children }: Props) {
  return (
    <section className={classes("section", band && "band")}>
      <div className={classes("wrap", ruled && !intro && styles.ruled)}>
        {title && <SectionHead title={title} intro={intro} />}
        <div>{children}</div>
      </div>
    </section>
  );
}
