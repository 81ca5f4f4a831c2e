import { classes } from "@/components/classes";
import styles from "./tick-list.module.css";

/** Short statements, each with a tick before it. */
export function TickList(props: { items: readonly string[]; className?: string }) {
  return (
    <ul className={classes(styles.ticks, props.className)}>
      {props.items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}
