import { useEffect, useState } from "react";
import { useDocumentStore } from "sanity";

/**
 * How long a colleague has to have written nothing, in milliseconds. The Studio sends what is typed about
 * once a second: less than that, and what they type now is not known yet.
 */
const QUIET_MS = 2_500;

/**
 * Whether somebody else is writing in a document’s draft. What they typed and did not send yet would be
 * lost with the draft that publishing deletes.
 *
 * `pair.documentEvents` is beta: should it go, listen to `drafts.<id>` by the client, and tell one’s own
 * transactions apart.
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
