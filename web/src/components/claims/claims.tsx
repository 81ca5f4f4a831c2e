import { each } from "../each/each";
import styles from "./claims.module.css";

type Props = { claims: readonly { figure: string; label: string; note: string | null }[] };

/** The claims of the agency, as figures in a row. */
export function Claims({ claims }: Props) {
  return (
    <dl className={styles.claims}>
      {each(claims, ({ figure, label, note }) => (
        <div>
          <dt>
            {label}
            {note && <small>{note}</small>}
          </dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
