import { EyeOpenIcon } from "@sanity/icons/EyeOpen";
import { LaunchIcon } from "@sanity/icons/Launch";
import { Flex, Stack, Text } from "@sanity/ui";
import { useIntentLink } from "sanity/router";
import { styled } from "styled-components";
import useSWR from "swr";
import { usePublishedClient } from "../dataset/use-live.ts";
import { pageEnvironment } from "../environment.ts";
import { readAddresses } from "../redirects/redirects.tsx";
import { counted, Small } from "../ui/parts.tsx";
import { EVERY_PAGE } from "./find-pages.ts";

/** A list without bullets. */
const Rows = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  display: grid;
  gap: 14px;
`;

/** An icon link, large enough to tap. */
const Action = styled.a`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  flex: none;
  border-radius: 3px;
  font-size: 21px;
  color: var(--card-muted-fg-color);
  &:hover { background: var(--card-muted-bg-color); color: var(--card-fg-color); }
  &:focus-visible { outline: 2px solid var(--card-focus-ring-color); }
`;

/** A collapsible list. */
const Folded = styled.details`
  font-size: 13px;
  summary { cursor: pointer; padding: 4px 0; list-style: none; }
  summary::before { content: "›"; display: inline-block; width: 12px; font-size: 17px; line-height: 1; }
  &[open] > summary::before { transform: rotate(90deg); }
  ul { margin-top: 8px; }
`;

type PageRowProps = Pick<PageListProps, "document"> & { path: string };

/** The titles of all pages, by path; read once for all lists. */
function useTitles(): ReadonlyMap<string, string> | undefined {
  const client = usePublishedClient();
  const { data } = useSWR("page-titles", async () => {
    const { pages } = await readAddresses(client);
    return new Map(pages.map(({ path, title }) => [path, title]));
  });
  return data;
}

/** A page: its title and address, and links to open it. */
function PageRow({ path, document }: PageRowProps) {
  const preview = useIntentLink({
    intent: "edit",
    params: { ...document, mode: "presentation", presentation: "presentation", preview: path },
  });
  const isEverywhere = path === EVERY_PAGE;
  const title = useTitles()?.get(path);
  const { siteUrl } = pageEnvironment();
  return (
    <Flex as="li" align="center" gap={2} data-path={path}>
      <Stack flex={1} gap={2}>
        <Text size={1} weight="medium" style={{ overflowWrap: "anywhere" }}>
          {isEverywhere ? "Every page" : (title ?? path)}
        </Text>
        {title && (
          <Text size={0} muted style={{ overflowWrap: "anywhere" }}>
            {path}
          </Text>
        )}
      </Stack>
      {!isEverywhere && (
        <>
          <Action {...preview} aria-label={`Preview ${path}`} title="Open in the preview">
            <EyeOpenIcon />
          </Action>
          <Action
            href={`${siteUrl}${path}`}
            target="_blank"
            rel="noreferrer"
            aria-label={`Open ${path}`}
            title="Open the public page"
          >
            <LaunchIcon />
          </Action>
        </>
      )}
    </Flex>
  );
}

/** A page count, e.g. “3 pages” or “Every page”. */
export const countPages = (paths: readonly string[]): string =>
  paths.includes(EVERY_PAGE) ? "Every page" : counted(paths.length, "page");

/** Says that the site could not be asked. */
export const Estimate = () => (
  <Small muted>
    The site couldn’t say which pages show it, so these are the pages of documents that refer to it.
  </Small>
);

type PageListProps = {
  paths: readonly string[];
  /** The document that the preview opens beside a page. */
  document: { id: string; type: string };
  /** The text to show if there are no pages. */
  none: string;
};

/** The pages that show something. */
export function PageList({ paths, document, none }: PageListProps) {
  if (paths.length === 0) return <Small muted>{none}</Small>;
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
