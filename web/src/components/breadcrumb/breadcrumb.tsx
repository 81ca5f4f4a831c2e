import type { Crumb } from "@/model/crumb";
import styles from "./breadcrumb.module.css";

/** The way from the home page to here; the last entry is this page and no link. */
export function Breadcrumb({ crumbs }: { crumbs: readonly Crumb[] }) {
  const [here] = crumbs.slice(-1);
  return (
    <nav className="mb-part text-sm text-mute" aria-label="Breadcrumb">
      <ol className={`flex flex-wrap gap-x-1.25 ${styles.crumbs}`}>
        {crumbs.slice(0, -1).map(({ label, href }) => (
          <li key={href}>
            <a href={href}>{label}</a>
          </li>
        ))}
        {here && <li aria-current="page">{here.label}</li>}
      </ol>
    </nav>
  );
}
