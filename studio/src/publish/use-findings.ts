import { useCurrentUser, useSchema, useValidationStatus } from "sanity";
import type { WholeDocument } from "../dataset/versions.ts";
import { draftId } from "../dataset/versions.ts";
import { findingsOf } from "../lists/model/findings.ts";

/**
 * What is wrong in a draft, for the user who publishes or schedules it. Sanity’s own actions also count errors in
 * hidden blocks and in fields that this user cannot change: `isReady` says that there are no others.
 * `useValidationStatus` is internal: if it goes, validate the draft as `useCheck` does.
 */
export function useFindings(id: string, type: string, draft: WholeDocument | null) {
  const status = useValidationStatus(draftId(id), type, true);
  const schemaType = useSchema().get(type);
  const user = useCurrentUser();
  const findings = draft ? findingsOf(draft, status.validation, schemaType, user) : [];
  const isReady =
    status.validation.some(({ level }) => level === "error") &&
    !findings.some(({ isError }) => isError);
  return { ...status, findings, isReady };
}
