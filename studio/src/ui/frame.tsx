import { ErrorOutlineIcon } from "@sanity/icons/ErrorOutline";
import { WarningOutlineIcon } from "@sanity/icons/WarningOutline";
import { Card } from "@sanity/ui";
import type { ReactNode } from "react";
import { useSchema } from "sanity";
import { usePaneRouter } from "sanity/structure";
import { styled } from "styled-components";
import useSWR from "swr";
import { useRawClient } from "../dataset/use-live.ts";
import { documentTitle, draftId, publishedId, type WholeDocument } from "../dataset/versions.ts";
import { Reading } from "./parts.tsx";

/** The layout of a list of documents with notes on each. */
export const Sheet = styled.div`
  height: 100%;
  overflow: auto;
  font-size: 13px;
  line-height: 1.45;
  color: var(--card-fg-color);

  .lead { padding: 12px 20px; color: var(--card-muted-fg-color); display: grid; gap: 10px; }
  p { margin: 0; }
  ol { list-style: none; margin: 0; padding: 0; }
  ol > li > a { display: block; padding: 6px 12px 8px; border-top: 1px solid var(--card-border-color); color: inherit; text-decoration: none; }
  a:hover { background: var(--card-muted-bg-color); }
  li[data-selected] > a { box-shadow: inset 3px 0 0 var(--card-focus-ring-color); background: var(--card-muted-bg-color); }
  a:focus-visible { outline: 2px solid var(--card-focus-ring-color); outline-offset: -2px; }
  .heading { display: block; margin: 4px 8px 0; font-weight: 600; overflow-wrap: anywhere; }
  .findings { margin: 2px 8px 0; padding: 0; overflow-wrap: anywhere; list-style: none; }
  .findings li { display: flex; gap: 6px; }
  .findings svg { flex: none; font-size: 17px; color: var(--mark, #b8860b); }
  .findings li.is-error { --mark: #f03e2f; }
  .findings b { font-weight: 600; }
  .when { margin: 2px 8px 0; color: var(--card-muted-fg-color); }
`;

type FindingProps = { isError: boolean; children: ReactNode };

/** What is wrong with something; in red if it stops publishing or has failed. */
export const FindingItem = ({ isError, children }: FindingProps) => (
  <li className={isError ? "is-error" : undefined}>
    {isError ? <ErrorOutlineIcon /> : <WarningOutlineIcon />}
    <span>{children}</span>
  </li>
);

type FrameProps<T> = {
  live: { data?: T; isAway: boolean };
  /** The text above the list: how many entries it has, or that it has none. */
  lead: (data: T) => ReactNode;
  children: (data: T) => ReactNode;
};

/** A list with the text above it, or its loading or error state. */
export function Frame<T>({ live, lead, children }: FrameProps<T>) {
  return (
    <Card height="fill" overflow="hidden">
      <Sheet>
        <Reading live={live} />
        {live.data !== undefined && (
          <>
            <div className="lead" role="status">
              {lead(live.data)}
            </div>
            <ol>{children(live.data)}</ol>
          </>
        )}
      </Sheet>
    </Card>
  );
}

/** A line about a document. */
export type Row = {
  id: string;
  type: string;
  /** Tells apart several lines about one document. */
  key?: string;
  /** The release whose version of the document opens, instead of the draft. */
  release?: string;
  /** Where the form opens: its tab and field. */
  path?: string | undefined;
  /** What the line is about, where that is not the document. */
  heading?: string;
  note: ReactNode;
  /** What can be done about it here. */
  action?: ReactNode;
};

type Titled = { id: string; type: string; release?: string };

/** The titles of documents, read together: Sanity’s previews come one by one, after the notes below them. */
export function useTitles(documents: readonly Titled[] | undefined) {
  const client = useRawClient();
  const schema = useSchema();
  const ids = documents?.flatMap(({ id, release }) => [
    ...[id, draftId(id)],
    ...(release ? [`versions.${release}.${id}`] : []),
  ]);
  const { data } = useSWR(
    ids && ["titles", ids],
    () =>
      client.fetch<WholeDocument[]>("*[_id in $ids]{ _id, _type, title, name, platform }", { ids }),
    { keepPreviousData: true },
  );
  if (!data) return undefined;
  const titles = new Map(
    data.map((document) => [publishedId(document._id), documentTitle(document)]),
  );
  return ({ id, type }: Titled) => titles.get(id) ?? schema.get(type)?.title ?? type;
}

/**
 * Lines about documents, each with its title and a note below it; a line opens its form beside the list.
 * `usePaneRouter` is deprecated: if it goes, link the title through an intent.
 * @param open the id of the document that is open
 */
export function Documents({ rows, open }: { rows: readonly Row[]; open: string | undefined }) {
  const { ChildLink } = usePaneRouter();
  const schema = useSchema();
  const titleOf = useTitles(rows);
  if (!titleOf) return null;
  return rows.map(({ id, type, key = id, release, path, heading, note, action }) => {
    if (!schema.get(type)) return null;
    const parameters = {
      type,
      ...(release && { scheduledDraft: release }),
      ...(path && { path }),
    };
    return (
      <li key={key} data-document={id} data-selected={id === open || undefined}>
        <ChildLink childId={id} childParameters={parameters}>
          <b className="heading">{heading ?? titleOf({ id, type })}</b>
          {note}
        </ChildLink>
        {action}
      </li>
    );
  });
}
