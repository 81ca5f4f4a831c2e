import type { ReactNode } from "react";
import { classes } from "@/components/classes";
import styles from "./card.module.css";

type ListProps = {
  /** Three or two cards across, or one per row as rate card lines. */
  layout?: "grid" | "two" | "four" | "rows";
  children: ReactNode;
};

/** Cards on one grid, whose titles, lists and prices line up; on phones, and as `rows`, the lines of a rate card. */
export function CardList({ layout = "grid", children }: ListProps) {
  return (
    <div className={classes(styles.list, layout === "rows" && styles.rows)}>
      <div className={classes(styles.grid, layout === "two" && styles.two)}>{children}</div>
    </div>
  );
}

type PlansProps = { isFour: boolean; children: ReactNode };

/** Plans side by side on the same grid, at every width. */
export function PlanList({ isFour, children }: PlansProps) {
  return <div className={classes(styles.plans, isFour && styles.four)}>{children}</div>;
}

type PlanProps = { isPopular: boolean | null; children: ReactNode };

/** The frame of a plan, with the ring of a popular card. */
export function Plan({ isPopular, children }: PlanProps) {
  return (
    <article className={classes(styles.plan, isPopular && styles.popular)}>{children}</article>
  );
}

/** The classes of a catalogue, whose address chooses between cards and rows on wide screens. */
export const cardStyles = { view: styles.view, grid: styles.grid, switch: styles.switch };
