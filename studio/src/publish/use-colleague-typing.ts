import { useEffect, useState } from "react";
import { useDocumentStore } from "sanity";
import { isEditedElsewhere } from "./settled.ts";

/** How long a colleague counts as typing after an edit: the Studio sends edits about once a second. */
const QUIET_MS = 2_500;

/**
 * Whether a colleague is typing in a document’s draft.
 * `pair.documentEvents` is beta: if it is removed, listen to `drafts.<id>` and ignore own transactions.
 */
export function useColleagueTyping(id: string, type: string): boolean {
  const { pair } = useDocumentStore();
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const subscription = pair.documentEvents(id, type).subscribe((event) => {
      if (!isEditedElsewhere(event)) return;
      setTyping(true);
      clearTimeout(timer);
      timer = setTimeout(() => setTyping(false), QUIET_MS);
    });
    return () => {
      clearTimeout(timer);
      setTyping(false);
      subscription.unsubscribe();
    };
  }, [pair, id, type]);
  return isTyping;
}
