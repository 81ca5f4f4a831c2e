import { useToast } from "@sanity/ui/toast";
import type { DocumentActionProps } from "sanity";
import { useRawClient } from "../dataset/use-live.ts";
import { changingActions, type Description } from "../document-actions.ts";
import { useAttempt } from "../ui/use-task.ts";
import { publishTogether, takeBackRedirects } from "./publish-together.ts";

/** Publishes with Sanity’s own action, unless redirects from the page’s addresses have to give way to it. */
function useReturning(description: Description, { id, draft }: DocumentActionProps): Description {
  const client = useRawClient();
  const toast = useToast();
  const attempt = useAttempt("Not published");
  if (!description || !draft) return description;
  const publish = async () => {
    if ((await takeBackRedirects(client, draft)).length === 0) return description.onHandle?.();
    if (!(await publishTogether(client, "returning", { id, revision: draft._rev })))
      throw new Error("Someone changed it just now. Look at it, then publish again.");
    toast.push({
      status: "success",
      title: "Published",
      description: "The redirect from its address was taken back.",
    });
  };
  return { ...description, onHandle: () => void attempt(publish) };
}

/** Makes publishing a page take back the redirects that were made when a page left its address. */
export const returningActions = changingActions({ publish: useReturning });
