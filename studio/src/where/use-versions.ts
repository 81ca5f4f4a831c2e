import { useMemo } from "react";
import { useEditState } from "sanity";
import useSWR from "swr";
import { usePublishedClient } from "../dataset/use-live.ts";
import type { WholeDocument } from "../dataset/versions.ts";
import type { Sections } from "./model/moved.ts";

/** Gives a version the published id, so that the two can be compared. */
const withId = (document: WholeDocument | null, id: string): WholeDocument | null =>
  document && { ...document, _id: id };

/**
 * The published version and the draft of a document, kept up to date.
 * `useEditState` is internal: if it goes, read both with `useLive`, by the document’s type.
 */
export function useVersions(id: string, type: string) {
  const { ready, published, draft } = useEditState(id, type);
  return useMemo(
    () => ({ isReady: ready, published: withId(published, id), draft: withId(draft, id) }),
    [ready, published, draft, id],
  );
}

const groupOf = (document: WholeDocument | null) =>
  (document?.group as { _ref?: string } | undefined)?._ref ?? "";

const SECTIONS_QUERY = `{
  "before": *[_id == $before][0].section->slug.current,
  "after": *[_id == $after][0].section->slug.current
}`;

/** The section slugs of both versions of a service; `null` while they are loading. */
export function useSections(
  versions: { published: WholeDocument | null; draft: WholeDocument | null } | null,
): Sections | null {
  const client = usePublishedClient();
  const { published = null, draft = null } = versions ?? {};
  const groups = versions && { before: groupOf(published), after: groupOf(draft) };
  const { data, error } = useSWR(groups && ["sections", groups], () =>
    client.fetch<Sections>(SECTIONS_QUERY, groups ?? {}),
  );
  return data ?? (error ? {} : null);
}
