import type { Agency } from "@/content/agency";
import { each } from "../each/each";
import { OpenNow } from "../open-now/open-now";
import styles from "./claims.module.css";

type Props = {
  claims: readonly { figure: string; label: string; note: string | null }[];
  /** When a person answers, if the opening says so. */
  hours?: Agency["answering"];
};

/** The claims of the agency, as figures in a row. */
export function Claims({ claims, hours }: Props) {
  return (
    <>
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
      <OpenNow hours={hours ?? null} />
    </>
  );
}
