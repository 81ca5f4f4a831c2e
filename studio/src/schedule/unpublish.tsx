import { PUBLIC_TYPES } from "@currawong/schemas/views";
import { CalendarIcon } from "@sanity/icons/Calendar";
import { Stack } from "@sanity/ui";
import type { ComponentType } from "react";
import type { DocumentActionComponent, DocumentActionProps, DocumentActionsResolver } from "sanity";
import useSWR from "swr";
import { cancel, inASentence, readSchedules } from "../dataset/schedules.ts";
import { useRawClient } from "../dataset/use-live.ts";
import { useStored } from "../dataset/use-stored.ts";
import { isVersion } from "../dataset/versions.ts";
import { useDialog } from "../document-actions.ts";
import { isFixed } from "../fixed-documents.ts";
import { isAdministrator, isForAdministrators, isStaff } from "../roles/roles.tsx";
import { ConfirmDialog, Problem, Small } from "../ui/parts.tsx";
import { useTask } from "../ui/use-task.ts";
import { LeavingDialog } from "../where/ui/leaving-dialog.tsx";
import { leaveSiteAt } from "./plans.ts";
import { comingTime, TimeField } from "./time-field.tsx";

/** Schedules an unpublish. Scheduled publishing is Sanity’s own action. */
const UnpublishAt: DocumentActionComponent = (props) => {
  const dialog = useDialog((close) => <UnpublishDialog {...props} onClose={close} />);
  if (!props.published) return null;
  return {
    ...dialog,
    label: "Take off the site at a time",
    icon: CalendarIcon as ComponentType,
  };
};
UnpublishAt.displayName = "UnpublishAt";

/** Adds scheduled unpublishing where the document may leave the site. */
export const scheduleActions: DocumentActionsResolver = (
  actions,
  { schemaType, versionType, currentUser },
) =>
  PUBLIC_TYPES.includes(schemaType) &&
  !isFixed(schemaType) &&
  !isVersion(versionType) &&
  isStaff(currentUser) &&
  (isAdministrator(currentUser) || !isForAdministrators(schemaType))
    ? [...actions, UnpublishAt]
    : actions;

type Props = Pick<DocumentActionProps, "id" | "draft" | "published"> & { onClose: () => void };

/** Schedules when a document leaves the site, in Sydney time, or cancels that. */
function UnpublishDialog({ id, draft, published, onClose }: Props) {
  const raw = useRawClient();
  const [field, setField] = useStored("tab", `unpublish-at/1/${id}`, "");
  const task = useTask();
  const { data, error, mutate } = useSWR(["unpublish-at", id], async () => {
    const schedules = await readSchedules(raw);
    return { known: schedules.find((item) => item.id === id && item.isUnpublished) };
  });

  const known = data?.known;
  const at = comingTime(field);
  const run = async (work: () => Promise<unknown>) => {
    // The dialog may be reopened immediately.
    if (!(await task.run(() => work().then(() => mutate())))) return;
    setField("");
    onClose();
  };
  const problem = task.failure
    ? `This couldn’t be done: ${task.failure}.`
    : error && "The schedule couldn’t be read from the Content Lake.";
  if (known) {
    return (
      <ConfirmDialog
        header="It leaves the site at a time"
        action={{ text: "Call off", tone: "default", disabled: task.isBusy }}
        cancel="Close"
        onCancel={onClose}
        onConfirm={() => void run(() => cancel(raw, known))}
      >
        <Stack gap={4}>
          <Small>{inASentence(known)}.</Small>
          <Problem>{problem}</Problem>
        </Stack>
      </ConfirmDialog>
    );
  }

  const time = (
    <Stack gap={4}>
      <TimeField label="Date and time in Sydney" value={field} onWrite={setField} />
      {at && <Small muted>It becomes a draft again.</Small>}
      <Problem>{problem}</Problem>
    </Stack>
  );
  return (
    <LeavingDialog
      action="Schedule"
      draft={draft}
      published={published}
      time={{ field: time, isChosen: data !== undefined && at !== null }}
      onCancel={onClose}
      onConfirm={async (rest) => {
        if (at) await run(() => leaveSiteAt(raw, { id, ...rest }, at));
      }}
    />
  );
}
