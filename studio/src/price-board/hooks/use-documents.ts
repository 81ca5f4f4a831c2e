import { API_VERSION } from "@currawong/schemas/api-version";
import type { SanityClient } from "@sanity/client";
import { useEffect, useMemo } from "react";
import { useClient } from "sanity";
import useSWR from "swr";
import { DOCUMENTS_QUERY, FILTER, type PricedDocument, TYPES } from "../model/documents.ts";

/** How soon after a change to read anew: the changes of one transaction come one by one. */
const SETTLE_MS = 80;
const RETRY_MS = 2_000;

export type LiveDocuments = {
  /** Nothing until they were read once. */
  documents?: readonly PricedDocument[];
  /** Whether what is shown is current; if not, the Content Lake cannot be reached. */
  isAway: boolean;
};

/**
 * The client of the Studio, seeing what is published and drafts alike. It gives up soon: whoever reads
 * by it says so, and tries again.
 */
export function useRawClient(): SanityClient {
  const client = useClient({ apiVersion: API_VERSION });
  return useMemo(
    () => client.withConfig({ perspective: "raw", useCdn: false, maxRetries: 1 }),
    [client],
  );
}

const UNREAD: LiveDocuments = { isAway: false };

/**
 * Every document that has a price, kept current by the lake’s own events. What was read outlives the
 * board: the Studio draws it anew at times, and the lake may be away just then.
 * @param key names the dataset
 */
export function useDocuments(client: SanityClient, key: string): LiveDocuments {
  const { data: live = UNREAD, mutate } = useSWR<LiveDocuments>(`${key}/documents`, null);
  useEffect(
    () => follow(client, (change) => mutate((before = UNREAD) => change(before), false)),
    [client, mutate],
  );
  return live;
}

type Update = (change: (before: LiveDocuments) => LiveDocuments) => unknown;

/** Reads, then again whenever something changed or the connection is back; returns what ends it. */
function follow(client: SanityClient, update: Update): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latest = 0;
  let unsubscribe = () => {};
  const away = () => update(({ documents }) => ({ documents, isAway: true }));
  const schedule = (delay: number) => {
    clearTimeout(timer);
    timer = setTimeout(read, delay);
  };
  const read = async () => {
    const turn = ++latest;
    try {
      const documents = await client.fetch<PricedDocument[]>(DOCUMENTS_QUERY, { types: TYPES });
      // A later read has more.
      if (turn === latest) update(() => ({ documents, isAway: false }));
    } catch {
      if (turn !== latest) return;
      away();
      schedule(RETRY_MS);
    }
  };
  const listen = () => {
    const subscription = client
      .listen(
        `*[${FILTER}]`,
        { types: TYPES },
        {
          events: ["welcome", "mutation", "reconnect"],
          visibility: "query",
          includeResult: false,
          // Drafts too: what they would make of a price stands beside it.
          includeAllVersions: true,
        },
      )
      .subscribe({
        next: ({ type }) => (type === "reconnect" ? away() : schedule(SETTLE_MS)),
        error: () => {
          away();
          const retry = setTimeout(listen, RETRY_MS);
          unsubscribe = () => clearTimeout(retry);
        },
      });
    unsubscribe = () => subscription.unsubscribe();
  };
  read();
  listen();
  return () => {
    latest = Number.POSITIVE_INFINITY;
    clearTimeout(timer);
    unsubscribe();
  };
}
