import { useCallback } from "react";
import { useWorkspace, validateDocument } from "sanity";
import { memoryClient } from "../lake/memory-client.ts";
import type { WholeDocument } from "../lake/versions.ts";
import { publishedId } from "../lake/versions.ts";
import { type Check, findingsOf } from "./model/findings.ts";

/**
 * What checks a document by the rules of its form, beside the documents that the rules ask for.
 * `validateDocument` is beta: if it goes, leave out “To put right” and the check before a replacement.
 */
export function useCheck() {
  const workspace = useWorkspace();
  return useCallback(
    (beside: readonly WholeDocument[], signal?: AbortSignal): Check => {
      const memory = memoryClient(beside);
      const ids = new Set(beside.map(({ _id }) => _id));
      return async (document) => {
        const markers = await validateDocument({
          // As the Content Lake holds it, with what that adds to each.
          document: document as Parameters<typeof validateDocument>[0]["document"],
          workspace,
          environment: "studio",
          getClient: () => memory,
          getDocumentExists: async ({ id }) => ids.has(id),
          signal,
        });
        return {
          id: publishedId(document._id),
          type: document._type,
          findings: findingsOf(document, markers, workspace.schema.get(document._type)),
        };
      };
    },
    [workspace],
  );
}
