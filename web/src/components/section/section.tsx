import type { ReactNode } from "react";
import { SectionHead } from "../section-head/section-head";

type Props = {
  title: string | null;
  intro?: string | null;
  /** On a tinted band instead of the page's paper. */
  band?: boolean | null;
  /** The head on the left and what it heads on the right, for lists that are read downwards. */
  split?: boolean;
  id?: string;
  children: ReactNode;
};

/** A part of a page under a heading of its own. */
export function Section({ title, intro, band, split = false, id, children }: Props) {
  return (
    <section className={band ? "section band" : "section"} {...(id && { id })}>
      <div className={split ? "wrap split" : "wrap"}>
        {title && <SectionHead title={title} intro={intro} />}
        <div>{children}</div>
      </div>
    </section>
  );
}
