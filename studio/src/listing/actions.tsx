import { Stack } from "@sanity/ui";
import { useState } from "react";
import { type DocumentActionProps, useCurrentUser } from "sanity";
import useSWR from "swr";
import { usePublishedClient, useRawClient } from "../dataset/use-live.ts";
import { changingActions, type Description, useDialog } from "../document-actions.ts";
import { isAdministrator } from "../roles/roles.tsx";
import { ConfirmDialog, Pick, Problem, Tick } from "../ui/parts.tsx";
import { useTask } from "../ui/use-task.ts";
import { addToLists, readPlaces } from "./places.ts";

const LISTED_QUERY = `count(*[_type in ["navigation", "sectionPage"] && references($id)]) > 0`;

/** Makes the first publish of a service ask where to list it; other publishes are unchanged. */
function useListing(
  description: Description,
  { draft, published, id }: DocumentActionProps,
): Description {
  const dialog = useDialog(
    (close) =>
      draft && (
        <ListingDialog
          id={id}
          title={String(draft.title ?? "")}
          group={Object(draft.group)._ref ?? ""}
          onPublish={() => description?.onHandle?.()}
          onClose={close}
        />
      ),
  );
  const client = useRawClient();
  // One that was on the site before is still in its lists.
  const { data: isListed } = useSWR(draft && !published && ["listed", id], () =>
    client.fetch<boolean>(LISTED_QUERY, { id }),
  );
  const isNew = draft && !published && !isListed;
  return description && isNew ? { ...description, ...dialog } : description;
}

/**
 * Adds a question to the first publish of a service. Lists of services are references by hand: without the question a
 * new service is on no page but its own.
 */
export const listingActions = changingActions(
  { publish: useListing },
  (type) => type === "service",
);

type Props = {
  id: string;
  title: string;
  group: string;
  onPublish: () => void;
  onClose: () => void;
};

function ListingDialog({ id, title, group, onPublish, onClose }: Props) {
  const client = useRawClient();
  const published = usePublishedClient();
  const { isBusy, failure, run } = useTask();
  const [chosen, setChosen] = useState<string>();
  const [isInMenu, setInMenu] = useState(true);
  const mayChangeMenu = isAdministrator(useCurrentUser());
  const { data } = useSWR(["listing", id, group], () => readPlaces(published, group));
  const { cards = [], menu } = data ?? {};
  const likely = cards[0]?.related ? cards[0].key : "";
  const entry = mayChangeMenu && menu?.[0]?.related ? menu[0] : undefined;
  const publish = async () => {
    const places = [
      ...cards.filter(({ key }) => key === (chosen ?? likely)),
      ...(entry && isInMenu ? [entry] : []),
    ];
    if (places.length > 0) await addToLists(client, { id, title }, places);
    onPublish();
    onClose();
  };
  return (
    <ConfirmDialog
      header="Where should visitors find it?"
      action={{
        text: "Publish",
        tone: "default",
        testId: "publish-listed",
        disabled: !data,
        loading: isBusy,
      }}
      onCancel={onClose}
      onConfirm={() => void run(publish)}
    >
      <Stack gap={4}>
        <Pick
          label="On the cards of"
          value={chosen ?? likely}
          options={[
            ["", "On no section page for now"],
            ...cards.map(({ key, title }) => [key, `On the cards of ${title}`] as const),
          ]}
          onPick={setChosen}
        />
        {entry && (
          <Tick label={`In the menu under ${entry.title}`} checked={isInMenu} onTick={setInMenu} />
        )}
        <Problem>{failure}</Problem>
      </Stack>
    </ConfirmDialog>
  );
}
