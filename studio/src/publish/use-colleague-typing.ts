import { useEffect, useState } from "react";
import { useDocumentStore } from "sanity";

/** How long a colleague must have sent nothing: the Studio sends what is typed about once a second. */
const QUIET_MS = 2_500;

/**
 * Whether a colleague is writing in a document’s draft. Publishing deletes the draft, and with it what they
 * typed and their Studio has not sent yet.
 * `pair.documentEvents` is beta: if it goes, listen to `drafts.<id>` and leave out one’s own transactions.
 */
export function useColleagueTyping(id: string, type: string): boolean {
  const { pair } = useDocumentStore();
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const subscription = pair.documentEvents(id, type).subscribe((event) => {
      const isRemote =
        (event.type === "mutation" && event.origin === "remote") ||
        (event.type === "rebase" && event.remoteMutations.length > 0);
      if (!isRemote || event.version !== "draft") return;
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
