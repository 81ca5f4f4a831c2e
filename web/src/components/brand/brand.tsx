import styles from "./brand.module.css";

/** The currawong's eye and the agency's name: links to the home page. */
export function Brand({ name }: { name: string }) {
  return (
    <a className={styles.brand} href="/">
      {name}
    </a>
  );
}
