import styles from "./steps.module.css";

type Props = { steps: readonly { _key: string; title: string; description: string }[] };

/** Things done in order, numbered as in a logbook. */
export function Steps({ steps }: Props) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ _key, title, description }) => (
        <li key={_key}>
          <h3>{title}</h3>
          <p>{description}</p>
        </li>
      ))}
    </ol>
  );
}
