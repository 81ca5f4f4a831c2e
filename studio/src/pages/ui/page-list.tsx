import { Text } from "@sanity/ui";
import { EVERY_PAGE } from "../pages-showing.ts";
import { PageRow } from "./page-row.tsx";
import { Folded, Rows } from "./styles.ts";

/** “3 pages”, “Every page”. */
export function countPages(paths: readonly string[]): string {
  if (paths.includes(EVERY_PAGE)) return "Every page";
  return paths.length === 1 ? "1 page" : `${paths.length} pages`;
}

type Props = {
  paths: readonly string[];
  /** What the preview opens beside a page. */
  document: { id: string; type: string };
  /** What to say where there is no page. */
  none: string;
};

/** How many pages, which opens to the pages. */
export function PageList({ paths, document, none }: Props) {
  if (paths.length === 0) {
    return (
      <Text size={1} muted>
        {none}
      </Text>
    );
  }
  return (
    <Folded>
      <summary>{countPages(paths)}</summary>
      <Rows>
        {paths.map((path) => (
          <PageRow key={path} path={path} document={document} />
        ))}
      </Rows>
    </Folded>
  );
}
