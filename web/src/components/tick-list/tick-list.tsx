import type { ReactNode } from "react";
import { classes } from "@/components/classes";
import styles from "./tick-list.module.css";

type Props = {
  items: readonly string[];
  className?: string;
  /** What a line shows; its own text, if left out. */
  render?: (item: string) => ReactNode;
};

/** Short statements, each with a tick before it. */
export function TickList({ items, className, render = (item) => item }: Props) {
  return (
    <ul className={classes(styles.ticks, className)}>
      {items.map((item) => (
        <li key={item}>{render(item)}</li>
      ))}
    </ul>
  );
}
