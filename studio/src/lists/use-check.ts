import { useCallback } from "react";
import { useCurrentUser, useWorkspace, validateDocument } from "sanity";
import { memoryClient } from "../dataset/memory-client.ts";
import type { WholeDocument } from "../dataset/versions.ts";
import { type Check, findingsOf } from "./model/findings.ts";

/**
 * Creates checks that validate a document by its form; rules query `dataset`, not the Content Lake.
 * `validateDocument` is beta: if it goes, remove “To put right”.
 */
export function useCheck() {
  const workspace = useWorkspace();
  const user = useCurrentUser();
  return useCallback(
    (dataset: readonly WholeDocument[], signal?: AbortSignal): Check => {
      const memory = memoryClient(dataset);
      const ids = new Set(dataset.map(({ _id }) => _id));
      return async (document) => {
        const markers = await validateDocument({
          // Documents from the Content Lake have the system fields that this type requires.
          document: document as Parameters<typeof validateDocument>[0]["document"],
          workspace,
          environment: "studio",
          getClient: () => memory,
          getDocumentExists: async ({ id }) => ids.has(id),
          signal,
        });
        return findingsOf(document, markers, workspace.schema.get(document._type), user);
      };
    },
    [workspace, user],
  );
}
