import { styled } from "styled-components";
import useSWR from "swr";
import { usePublishedClient } from "../dataset/use-live.ts";
import { pageEnvironment } from "../environment.ts";
import { readAddresses } from "../redirects/redirects.tsx";
import { pluralise, Small } from "../ui/parts.tsx";
import { EVERY_PAGE } from "./find-pages.ts";

/** A list behind its count. */
const Folded = styled.details`
  font-size: 13px;
  summary { cursor: pointer; padding: 4px 0; }
  ul { display: grid; gap: 14px; margin: 8px 0 0; padding: 0; list-style: none; }
  li { overflow-wrap: anywhere; }
`;

/** A page count, e.g. “3 pages” or “Every page”. */
export const countPages = (paths: readonly string[]): string =>
  paths.includes(EVERY_PAGE) ? "Every page" : pluralise(paths.length, "page");

type PageListProps = {
  paths: readonly string[];
  /** The text to show if there are no pages. */
  none: string;
};

/** The pages that show something, each with a link to it. */
export function PageList({ paths, none }: PageListProps) {
  const client = usePublishedClient();
  // Read once for all lists.
  const { data: site } = useSWR("page-titles", () => readAddresses(client));
  if (paths.length === 0) return <Small muted>{none}</Small>;
  const titleOf = (path: string) => site?.pages.find((page) => page.path === path)?.title;
  return (
    <Folded>
      <summary>{countPages(paths)}</summary>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            {path === EVERY_PAGE ? (
              "Every page"
            ) : (
              <a
                href={`${pageEnvironment().siteUrl}${path}`}
                target="_blank"
                rel="noreferrer"
                aria-label={`Open ${path}`}
              >
                {titleOf(path) ?? path}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Folded>
  );
}
