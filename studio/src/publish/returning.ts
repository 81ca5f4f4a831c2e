import { useToast } from "@sanity/ui/toast";
import type { DocumentActionProps } from "sanity";
import { useRawClient } from "../dataset/use-live.ts";
import { changingActions, type Description } from "../document-actions.ts";
import { errorText } from "../ui/parts.tsx";
import { publishTogether, takeBackRedirects } from "./publish-together.ts";

/** Publishes with Sanity’s own action, unless redirects from the page’s addresses have to give way to it. */
function useReturning(description: Description, { id, draft }: DocumentActionProps): Description {
  const client = useRawClient();
  const toast = useToast();
  if (!description || !draft) return description;
  const publish = async () => {
    try {
      if ((await takeBackRedirects(client, draft)).length === 0) {
        description.onHandle?.();
      } else if (await publishTogether(client, "returning", { id, revision: draft._rev })) {
        toast.push({
          status: "success",
          title: "Published",
          description: "The redirect from its address was taken back.",
        });
      } else throw new Error("Someone changed it just now. Look at it, then publish again.");
    } catch (error) {
      toast.push({ status: "error", title: "Not published", description: errorText(error) });
    }
  };
  return { ...description, onHandle: () => void publish() };
}

/** Makes publishing a page take back the redirects that were made when a page left its address. */
export const returningActions = changingActions({ publish: useReturning });
