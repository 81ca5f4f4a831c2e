import { classes } from "../classes";
import styles from "./brand.module.css";

type Props = {
  name: string;
  /** The address of the agency's own mark, in place of the eye. */
  logo: string | null;
};

/** The agency's mark, the currawong's eye unless it has its own, and its name: links to the home page. */
export function Brand({ name, logo }: Props) {
  return (
    <a className={classes(styles.brand, logo && styles.own)} href="/">
      {logo && <img src={logo} alt="" width={24} height={24} />}
      {name}
    </a>
  );
}
