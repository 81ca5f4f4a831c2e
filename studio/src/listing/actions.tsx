import { useToast } from "@sanity/ui/toast";
import { useState } from "react";
import {
  type DocumentActionComponent,
  type DocumentActionProps,
  type DocumentActionsResolver,
  useCurrentUser,
} from "sanity";
import { changingActions } from "../document-actions.ts";
import { useRawClient } from "../lake/client.ts";
import { isVersion } from "../lake/versions.ts";
import { isAdministrator } from "../roles/roles.ts";
import { counted } from "../words.ts";
import { ListingDialog } from "./listing-dialog.tsx";
import { type ListingPlace, publishListed } from "./places.ts";

type Description = ReturnType<DocumentActionComponent>;

/** Publishing a service for the first time, which asks where it should be listed. Any other is as it was. */
function useListing(
  description: Description,
  { id, draft, published }: DocumentActionProps,
): Description {
  const client = useRawClient();
  const user = useCurrentUser();
  const toast = useToast();
  /** The revision that was checked before the dialog opened. */
  const [revision, setRevision] = useState<string>();
  if (!description || !draft || published) return description;

  const refuse = (why: string) =>
    toast.push({ status: "error", title: "Not published", description: why });
  const publish = async (places: readonly ListingPlace[]) => {
    if (places.length === 0) {
      setRevision(undefined);
      description.onHandle?.();
      return;
    }
    try {
      const done = await publishListed(client, { id, revision: revision ?? "" }, places);
      const paused = done?.paused.length ?? 0;
      if (!done) refuse("Someone changed it just now. Look at it, then publish again.");
      else if (paused > 0) {
        const what = counted(paused, "scheduled change");
        const why = `${what} had to be paused: schedule again under “Scheduled”.`;
        toast.push({ status: "warning", title: "Published and listed", description: why });
      } else toast.push({ status: "success", title: "Published and listed" });
    } catch {
      refuse("The Content Lake did not answer, or did not agree.");
    }
    setRevision(undefined);
  };
  const { _ref: group = "" } = Object(draft.group);
  const dialog = (
    <ListingDialog
      service={{ ...draft, _id: id }}
      group={group}
      withMenu={isAdministrator(user)}
      onCancel={() => setRevision(undefined)}
      onPublish={publish}
    />
  );
  return {
    ...description,
    onHandle: () => setRevision(draft._rev),
    dialog: revision ? { type: "custom", component: dialog } : description.dialog,
  };
}

const list = changingActions(useListing);

/** Publishing a service that visitors don’t know yet asks where it should be listed. */
export const listingActions: DocumentActionsResolver = (actions, { schemaType, versionType }) =>
  schemaType !== "service" || isVersion(versionType)
    ? actions
    : actions.map((action) => (action.action === "publish" ? list(action) : action));
