import { EyeOpenIcon } from "@sanity/icons/EyeOpen";
import { LaunchIcon } from "@sanity/icons/Launch";
import { Badge, Flex, Inline, Stack, Text } from "@sanity/ui";
import { useIntentLink } from "sanity/router";
import { styled } from "styled-components";
import useSWR from "swr";
import { usePublishedClient } from "../dataset/use-live.ts";
import { pageEnvironment } from "../environment.ts";
import { readAddresses } from "../redirects/redirects.tsx";
import { counted, Small } from "../ui/parts.tsx";
import { EVERY_PAGE } from "./find-pages.ts";

/** A list without bullets. */
export const Rows = styled.ul`
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

/** The old and the new value of a field. */
export const Values = styled.div`
  font-size: 13px;
  line-height: 1.4;
  overflow-wrap: anywhere;
  del, ins { display: block; text-decoration: none; padding: 4px 8px; border-radius: 3px; }
  del { background: color-mix(in srgb, #f03e2f 14%, var(--card-bg-color)); text-decoration: line-through; }
  ins { background: color-mix(in srgb, #3ab667 18%, var(--card-bg-color)); margin-top: 4px; }
`;

/** A collapsible list. */
const Folded = styled.details`
  font-size: 13px;
  summary { cursor: pointer; padding: 4px 0; list-style: none; }
  summary::before { content: "›"; display: inline-block; width: 12px; font-size: 17px; line-height: 1; }
  &[open] > summary::before { transform: rotate(90deg); }
  ul { margin-top: 8px; }
`;

type PageRowProps = Pick<PageListProps, "document"> & {
  path: string;
  /** What it shows of the document, and whether that changes. */
  badges?: readonly string[] | undefined;
};

/** The titles of all pages, by path; read once for all lists. */
function useTitles(): ReadonlyMap<string, string> | undefined {
  const client = usePublishedClient();
  const { data } = useSWR("page-titles", async () => {
    const { pages } = await readAddresses(client);
    return new Map(pages.map(({ path, title }) => [path, title]));
  });
  return data;
}

/** Marks a page that changes if the draft is published now. */
export const CHANGES = "Changes";

/** A page: its title and address, and links to open it. */
function PageRow({ path, badges = [], document }: PageRowProps) {
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
        {badges.length > 0 && (
          <Inline gap={1}>
            {badges.map((badge) => (
              <Badge key={badge} fontSize={0} tone={badge === CHANGES ? "caution" : "default"}>
                {badge}
              </Badge>
            ))}
          </Inline>
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

/** Says that the site could not be asked. @param isComing whether the document has yet to be published */
export const Estimate = ({ isComing = false }) => (
  <Small muted>
    {isComing
      ? "The site couldn’t say which other pages will show it."
      : "The site couldn’t say which pages show it, so these are the pages of documents that refer to it."}
  </Small>
);

type PageListProps = {
  paths: readonly string[];
  /** The document that the preview opens beside a page. */
  document: { id: string; type: string };
  /** The text to show if there are no pages. */
  none: string;
  /** How many pages are shown; the rest, or all, are behind their count. */
  first?: number;
  badgesOf?: (path: string) => readonly string[];
};

/** The pages that show something. */
export function PageList({ paths, document, none, first = 0, badgesOf }: PageListProps) {
  if (paths.length === 0) return <Small muted>{none}</Small>;
  const rows = paths.map((path) => (
    <PageRow key={path} path={path} badges={badgesOf?.(path)} document={document} />
  ));
  return (
    <>
      {first > 0 && <Rows>{rows.slice(0, first)}</Rows>}
      {rows.length > first && (
        <Folded>
          <summary>{first > 0 ? `${rows.length - first} more` : countPages(paths)}</summary>
          <Rows>{rows.slice(first)}</Rows>
        </Folded>
      )}
    </>
  );
}
