import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { SanityClient } from "@sanity/client";
import { useEffect } from "react";
import useSWR from "swr";
import { useRawClient } from "../price-board/hooks/use-documents.ts";

/** How long the lake has to be quiet before a list is read anew: people type. */
const REST_MS = 1_000;

/**
 * Something read of the documents of the site, published and drafts, and read anew when one changed.
 * @param key names what is read
 */
export function useLive<T>(key: string, read: (client: SanityClient) => Promise<T>) {
  const client = useRawClient();
  const { dataset, projectId } = client.config();
  const { data, error, mutate } = useSWR<T, unknown>(
    `${projectId}/${dataset}/${key}`,
    () => read(client),
    { keepPreviousData: true },
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const soon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void mutate(), REST_MS);
    };
    const subscription = client
      .listen(
        `*[_type in $types]`,
        { types: PUBLIC_TYPES },
        {
          events: ["mutation"],
          visibility: "query",
          includeResult: false,
          // Drafts above all.
          includeAllVersions: true,
        },
      )
      // What goes wrong here goes wrong with the next reading too, which says so.
      .subscribe({ next: soon, error: soon });
    return () => {
      clearTimeout(timer);
      subscription.unsubscribe();
    };
  }, [client, mutate]);
  return { data, error, refresh: mutate };
}
