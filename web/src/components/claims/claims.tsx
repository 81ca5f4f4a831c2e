import { classes } from "@/components/classes";
import { each } from "../each/each";
import styles from "./claims.module.css";

type Props = {
  claims: readonly { figure: string; label: string; note: string | null }[];
  /** Whether the first is a figure across half of the page, beside the others. */
  hasLead?: boolean;
};

/** The claims of the agency, as figures in a row. */
export function Claims({ claims, hasLead = false }: Props) {
  return (
    <dl className={classes(styles.claims, hasLead && styles.led)}>
      {each(claims, ({ figure, label, note }, index) => (
        <div className={classes(hasLead && index === 0 && styles.lead)}>
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
