import { API_VERSION } from "@currawong/schemas/api-version";
import type { SanityClient } from "@sanity/client";
import { useMemo } from "react";
import { useClient } from "sanity";

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
