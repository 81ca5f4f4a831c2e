import { API_VERSION } from "@currawong/schemas/api-version";
import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { SanityClient } from "@sanity/client";
import { useEffect, useMemo, useState } from "react";
import { useClient } from "sanity";
import useSWR from "swr";
import { whenChanged } from "./when-changed.ts";

const RETRY_MS = 2_000;

/** A client that reads all versions. It gives up early, because its callers report failures and retry. */
export function useRawClient(): SanityClient {
  const client = useClient({ apiVersion: API_VERSION });
  return useMemo(
    () => client.withConfig({ perspective: "raw", useCdn: false, maxRetries: 1, timeout: 20_000 }),
    [client],
  );
}

/** A client that reads what visitors see. */
export function usePublishedClient(): SanityClient {
  const client = useClient({ apiVersion: API_VERSION });
  return useMemo(() => client.withConfig({ perspective: "published", useCdn: false }), [client]);
}

/** SWR’s default comparison treats any two Maps as equal. */
export const BY_IDENTITY = { compare: Object.is };

/**
 * Reads data from all versions of the site's documents, and again after one of them has changed.
 * The data is cached outside the component, because the Studio remounts its tools at times.
 */
export function useLive<T>(
  key: string,
  read: (client: SanityClient) => Promise<T>,
  { types = PUBLIC_TYPES, quietMs = 1_000 }: { types?: readonly string[]; quietMs?: number } = {},
) {
  const client = useRawClient();
  const { dataset, projectId } = client.config();
  const [isInterrupted, setInterrupted] = useState(false);
  const { data, error, mutate } = useSWR<T>(`${projectId}/${dataset}/${key}`, () => read(client), {
    ...BY_IDENTITY,
    revalidateOnMount: false,
    revalidateOnFocus: false,
    onErrorRetry: (_error, _key, _config, revalidate, options) =>
      setTimeout(() => revalidate(options), RETRY_MS),
  });
  useEffect(
    () =>
      whenChanged(client, { types, quietMs, retryMs: RETRY_MS }, setInterrupted, () => {
        void mutate();
      }),
    [client, types, quietMs, mutate],
  );
  return { data, isAway: isInterrupted || error !== undefined, refresh: () => mutate() };
}
