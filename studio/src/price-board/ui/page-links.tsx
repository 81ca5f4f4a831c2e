import { pageEnvironment } from "../../page-environment.ts";
import { EVERY_PAGE } from "../../pages/pages-showing.ts";

/** A link to each page; what stands on every page is read there by search engines alone. */
export function PageLinks({ paths }: { paths: readonly string[] }) {
  const { siteUrl } = pageEnvironment();
  const isEverywhere = paths.includes(EVERY_PAGE);
  return (
    <ul>
      {isEverywhere && <li>every page, in what search engines read; to be seen on:</li>}
      {paths
        .filter((path) => path !== EVERY_PAGE)
        .map((path) => (
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
