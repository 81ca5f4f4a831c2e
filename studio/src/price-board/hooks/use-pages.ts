import type { SanityClient } from "@sanity/client";
import { useEffect, useState } from "react";
import type { Pending } from "../model/pending.ts";
import { pagesOfChanges } from "../pages/pages-of-changes.ts";

/** The pages that will change, by document; or that it is not known yet, or cannot be. */
export type PagesFound = ReadonlyMap<string, string[]> | "searching" | "unknown";

/** Finds the pages that some changes will change, and again when the changes do. */
export function usePages(client: SanityClient, pending: Pending): PagesFound {
  const [pages, setPages] = useState<PagesFound>("searching");
  useEffect(() => {
    let isCurrent = true;
    setPages("searching");
    pagesOfChanges(client, pending).then(
      (found) => isCurrent && setPages(found),
      () => isCurrent && setPages("unknown"),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, pending]);
  return pages;
}
