import { API_VERSION } from "@currawong/schemas/api-version";
import type { SanityClient } from "@sanity/client";
import { useEffect, useMemo, useState } from "react";
import { useClient, useEditState } from "sanity";
import type { WholeDocument } from "../pages/changed-views.ts";

/** A document as visitors see it and as it is being written; `null` for what is not there. */
export type DocumentVersions = {
  isReady: boolean;
  published: WholeDocument | null;
  /** By the published id, so that the two can be compared. */
  draft: WholeDocument | null;
};

const named = (document: WholeDocument | null, id: string): WholeDocument | null =>
  document && { ...document, _id: id };

/** Both versions of a document, as they are now. */
export function useVersions(id: string, type: string): DocumentVersions {
  const { ready, published, draft } = useEditState(id, type);
  return useMemo(
    () => ({ isReady: ready, published: named(published, id), draft: named(draft, id) }),
    [ready, published, draft, id],
  );
}

/** How long an editor rests before what publishing would change is looked up again. */
const REST_MS = 600;

/** A value as it was when it last rested: one that changes with every key is not asked about each time. */
export function useRested<T>(value: T): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** A client that reads what visitors see. */
export function usePublishedClient(): SanityClient {
  const client = useClient({ apiVersion: API_VERSION });
  return useMemo(() => client.withConfig({ perspective: "published", useCdn: false }), [client]);
}
