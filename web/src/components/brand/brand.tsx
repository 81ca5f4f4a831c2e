import { classes } from "../classes";
import styles from "./brand.module.css";

type Props = {
  name: string;
  /** URL of the agency's own logo, shown instead of the eye. */
  logo: string | null;
};

/** The agency's logo (by default the currawong's eye) and name, as a link to the home page. */
export function Brand({ name, logo }: Props) {
  return (
    <a className={classes(styles.brand, logo && styles.own)} href="/">
      {logo && <img src={logo} alt="" width={24} height={24} />}
      {name}
    </a>
  );
}
