import styles from "./brand.module.css";

/** The currawong's eye and the agency's name: links to the home page. */
export function Brand({ name }: { name: string }) {
  return (
    <a className={styles.brand} href="/">
      <svg className={styles.mark} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="12" fill="#05090a" />
        <circle cx="12" cy="12" r="8.5" fill="none" stroke="#f8cd27" strokeWidth="5" />
      </svg>
      {name}
    </a>
  );
}
