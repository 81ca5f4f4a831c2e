import useSWR from "swr";
import { usePublishedClient } from "../lake/client.ts";
import type { WholeDocument } from "../pages/changed-views.ts";
import type { Sections } from "./model/moved.ts";

const groupOf = (document: WholeDocument | null) =>
  (document?.group as { _ref?: string } | undefined)?._ref ?? "";

/**
 * The sections that the two versions of a service are found under.
 * @param versions `null` asks nothing
 * @returns `null` until it is known
 */
export function useSections(
  versions: { published: WholeDocument | null; draft: WholeDocument | null } | null,
): Sections | null {
  const client = usePublishedClient();
  const groups = versions && {
    before: groupOf(versions.published),
    after: groupOf(versions.draft),
  };
  const { data, error } = useSWR(groups && ["sections", groups], () =>
    client.fetch<Sections>(
      `{
        "before": *[_id == $before][0].section->slug.current,
        "after": *[_id == $after][0].section->slug.current
      }`,
      groups ?? {},
    ),
  );
  return data ?? (error ? {} : null);
}
