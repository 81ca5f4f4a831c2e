import { useToast } from "@sanity/ui/toast";
import { useEffect, useRef, useState } from "react";
import { type DocumentActionProps, useDocumentPairPermissions, useSyncState } from "sanity";
import { useDocumentPane } from "sanity/structure";
import { changingActions, type Description } from "../document-actions.ts";
import { errorLabels } from "../lists/model/findings.ts";
import { useColleagueTyping } from "./use-colleague-typing.ts";
import { useFindings } from "./use-findings.ts";

/** How long the form must be unchanged: it is validated a moment after it was saved. */
const SETTLE_MS = 300;
/** How long errors must persist: it takes a moment until a newly uploaded picture is known to exist. */
const REFUSE_MS = 3_000;
/** How long a click waits before it reports why nothing was published. */
const TIMEOUT_MS = 60_000;

/** The name of Sanity’s inspector that lists what is wrong in a form. */
const VALIDATION = "sanity/structure/validation";

/**
 * Publishes once the form has settled and no colleague is typing, or reports why not. Sanity’s own button
 * stays disabled for a moment after errors are corrected, and a click at that moment is lost. For users who
 * may publish the draft, this button is disabled only while a click is waiting.
 *
 * `useSyncState` and `useDocumentPairPermissions` are internal, `useDocumentPane` deprecated. If removed, leave this
 * module out of the configuration: Sanity’s own button publishes without waiting.
 */
function useSettledPublish(description: Description, props: DocumentActionProps): Description {
  const { id, type, draft } = props;
  const toast = useToast();
  const { isValidating, revision, findings, isReady } = useFindings(id, type, draft);
  const { openInspector } = useDocumentPane();
  const { isSyncing } = useSyncState(id, type);
  const [permission] = useDocumentPairPermissions({ id, type, permission: "publish" });
  const isColleagueTyping = useColleagueTyping(id, type);
  const [isPressed, setPressed] = useState(false);
  const isSettled = !isSyncing && !isValidating && revision === draft?._rev && !isColleagueTyping;
  const settledRevision = isSettled ? revision : undefined;
  const isDisabled = Boolean(description?.disabled);
  const waitsFor = isColleagueTyping
    ? "A colleague is typing here"
    : "The form is still being saved";

  const refuse = () => {
    const errors = errorLabels(findings);
    if (errors.length > 0) openInspector(VALIDATION);
    toast.push({
      status: "error",
      title: "Not published",
      description: errors.length > 0 ? `To put right: ${errors.join("; ")}.` : description?.title,
    });
  };

  const latest = useRef({ description, waitsFor, refuse, isReady });
  useEffect(() => {
    latest.current = { description, waitsFor, refuse, isReady };
  });
  useEffect(() => {
    if (!isPressed || !settledRevision) return;
    const timer = setTimeout(
      () => {
        setPressed(false);
        const { description: current, isReady: mayPublish } = latest.current;
        if (current && (!current.disabled || mayPublish)) {
          current.onHandle?.();
        } else latest.current.refuse();
      },
      isDisabled ? REFUSE_MS : SETTLE_MS,
    );
    return () => clearTimeout(timer);
  }, [isPressed, settledRevision, isDisabled]);
  useEffect(() => {
    if (!isPressed) return;
    const timer = setTimeout(() => {
      setPressed(false);
      const reason = `${latest.current.waitsFor}. Publish again in a moment.`;
      toast.push({ status: "warning", title: "Not published", description: reason });
    }, TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [isPressed, toast]);

  useEffect(() => {
    // The draft was published or discarded while the click waited.
    if (!draft) setPressed(false);
  }, [draft]);

  if (!description || !draft || permission?.granted === false) return description;
  if (isPressed) {
    const label = isColleagueTyping ? "Waiting: a colleague is typing…" : "Publishing…";
    return { ...description, label, title: `${waitsFor}.`, disabled: true };
  }
  return { ...description, disabled: false, onHandle: () => setPressed(true) };
}

/** Makes publishing a draft wait until the form has settled. */
export const publishActions = changingActions({ publish: useSettledPublish });
