import useSWR from "swr";
import { usePublishedClient } from "../dataset/use-live.ts";
import type { WholeDocument } from "../dataset/versions.ts";
import type { Sections } from "./moved.ts";

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
