import type { Crumb } from "@/model/crumb";
import styles from "./breadcrumb.module.css";

/** The path from the home page; the last entry is the current page and not a link. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const [currentCrumb] = crumbs.slice(-1);
  return (
    <nav className="text-sm text-mute" aria-label="Breadcrumb">
      <ol className={styles.crumbs}>
        {crumbs.slice(0, -1).map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        {currentCrumb && <li aria-current="page">{currentCrumb.label}</li>}
      </ol>
    </nav>
  );
}
