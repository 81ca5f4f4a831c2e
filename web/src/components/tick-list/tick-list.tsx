import { classes } from "@/components/classes";
import styles from "./tick-list.module.css";

type Props = { items: readonly string[]; className?: string };

/** Short statements, each with a tick before it. */
export function TickList({ items, className }: Props) {
  return (
    <ul className={classes(styles.ticks, className)}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
