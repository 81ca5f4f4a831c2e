import styles from "./section-head.module.css";

type Props = {
  title: string;
  intro?: string | null;
  id?: string;
};

/** The head of a section: a large title, with an introduction to its right. */
export function SectionHead({ title, intro, id }: Props) {
  return (
    <div className={styles.head}>
      <h2 {...(id && { id })}>{title}</h2>
      {intro && <p>{intro}</p>}
    </div>
  );
}
