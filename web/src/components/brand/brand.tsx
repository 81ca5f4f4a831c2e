import styles from "./brand.module.css";

/** The currawong's eye and the agency's name, as a link to the home page. */
export const Brand = ({ name }: { name: string }) => (
  <a className={styles.brand} href="/">
    {name}
  </a>
);
