import { classes } from "@/components/classes";
import styles from "./section-head.module.css";

type Props = {
  title: string;
  intro?: string | null;
  id?: string;
  /** Beside what it heads rather than over it. */
  split?: boolean;
};

/** The head of a section: a large title, and a sentence set off to its right. */
export function SectionHead({ title, intro, id, split = false }: Props) {
  return (
    <div className={classes(styles.head, split && styles.split)}>
      <h2 {...(id && { id })}>{title}</h2>
      {intro && <p>{intro}</p>}
    </div>
  );
}
