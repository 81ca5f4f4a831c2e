import { each } from "../each/each";
import styles from "./claims.module.css";

type Props = { claims: readonly { figure: string; label: string }[] };

/** The claims of the agency, as figures in a row. */
export const Claims = ({ claims }: Props) => (
  <dl className={styles.claims}>
    {each(claims, ({ figure, label }) => (
      <div>
        <dt>{label}</dt>
        <dd>{figure}</dd>
      </div>
    ))}
  </dl>
);
