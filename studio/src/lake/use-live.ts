import { API_VERSION } from "@currawong/schemas/api-version";
import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { SanityClient } from "@sanity/client";
import { useCallback, useEffect, useMemo } from "react";
import { useClient } from "sanity";
import useSWR from "swr";
import { follow, type Live, type Read } from "./follow.ts";

/**
 * The client of the Studio, seeing what is published, drafts and versions alike. It gives up soon: whoever
 * reads by it says so, and tries again.
 */
export function useRawClient(): SanityClient {
  const client = useClient({ apiVersion: API_VERSION });
  return useMemo(
    () => client.withConfig({ perspective: "raw", useCdn: false, maxRetries: 1 }),
    [client],
  );
}

/** A client that reads what visitors see. */
export function usePublishedClient(): SanityClient {
  const client = useClient({ apiVersion: API_VERSION });
  return useMemo(() => client.withConfig({ perspective: "published", useCdn: false }), [client]);
}

/** How long the lake has to be quiet before something is read again: people type. */
const QUIET_MS = 1_000;

type Options = {
  /** The types of the documents it is made of. */
  types?: readonly string[];
  quietMs?: number;
};

/** SWR would take any two maps for equal. */
export const BY_IDENTITY = { compare: Object.is };

const UNREAD: Live<never> = { isAway: false };

/**
 * Something read of the documents of the site in all their versions, and read again once one of them has
 * changed. It outlives the component that shows it: the Studio draws its tools anew at times, and the
 * lake may be away just then.
 * @param key names what is read
 * @param read must be stable
 */
export function useLive<T>(
  key: string,
  read: Read<T>,
  { types = PUBLIC_TYPES, quietMs = QUIET_MS }: Options = {},
) {
  const client = useRawClient();
  const { dataset, projectId } = client.config();
  const { data: live = UNREAD, mutate } = useSWR<Live<T>>(
    `${projectId}/${dataset}/${key}`,
    null,
    BY_IDENTITY,
  );
  useEffect(
    () =>
      follow<T>(client, { read, types, quietMs }, (change) =>
        mutate((before = UNREAD) => change(before), { revalidate: false }),
      ),
    [client, read, types, quietMs, mutate],
  );
  const refresh = useCallback(async () => {
    const data = await read(client);
    await mutate({ data, isAway: false }, { revalidate: false });
  }, [client, read, mutate]);
  return { ...live, refresh };
}
