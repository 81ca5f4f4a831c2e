import type { DocumentVersionEvent } from "sanity";
import type { Description } from "../document-actions.ts";

/** Whether somebody else has edited the draft. `pair.documentEvents` says it of every version of a document. */
export const isEditedElsewhere = (event: DocumentVersionEvent): boolean =>
  event.version === "draft" &&
  ((event.type === "mutation" && event.origin === "remote") ||
    (event.type === "rebase" && event.remoteMutations.length > 0));

/** “Publish” once the draft is settled: publishing deletes it, with what a colleague's Studio has not sent yet. */
export const onceSettled = (description: Description, isColleagueTyping: boolean): Description =>
  description && isColleagueTyping
    ? { ...description, label: "A colleague is typing…", disabled: true }
    : description;
