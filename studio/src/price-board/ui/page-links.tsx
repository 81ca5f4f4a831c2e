import { pageEnvironment } from "../../page-environment.ts";
import { EVERY_PAGE } from "../pages/pages-showing.ts";

/** “3 pages” with a link to each, or that all of them change. */
export function PageLinks({ paths }: { paths: readonly string[] }) {
  if (paths.includes(EVERY_PAGE)) return <span>every page</span>;
  const { siteUrl } = pageEnvironment();
  return (
    <ul>
      {paths.map((path) => (
        <li key={path}>
          <a href={`${siteUrl}${path}`} target="_blank" rel="noreferrer">
            {path}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** `3 pages` */
export function countPages(paths: readonly string[]): string {
  if (paths.includes(EVERY_PAGE)) return "every page";
  return `${paths.length} ${paths.length === 1 ? "page" : "pages"}`;
}
