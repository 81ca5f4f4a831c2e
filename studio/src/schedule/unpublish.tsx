import { PUBLIC_TYPES } from "@currawong/schemas/views";
import { CalendarIcon } from "@sanity/icons/Calendar";
import { Stack, Text, TextInput } from "@sanity/ui";
import { type ComponentType, useId, useState } from "react";
import type { DocumentActionComponent, DocumentActionsResolver } from "sanity";
import useSWR from "swr";
import { useRawClient } from "../dataset/use-live.ts";
import { useStored } from "../dataset/use-stored.ts";
import { isVersion } from "../dataset/versions.ts";
import { isFixed } from "../fixed-documents.ts";
import { isAdministrator, isForAdministrators, isStaff } from "../roles/roles.tsx";
import { fromField, inField, inWords } from "../sydney.ts";
import { ConfirmDialog, errorText, Problem, Small } from "../ui/parts.tsx";
import { LeavingDialog } from "../where/ui/leaving-dialog.tsx";
import { cancel, inASentence, leaveSiteAt, readSchedules } from "./schedules.ts";

/** Schedules an unpublish. Scheduled publishing is Sanity’s own action. */
const UnpublishAt: DocumentActionComponent = ({ id, type, published }) => {
  const [isOpen, setOpen] = useState(false);
  if (!published) return null;
  return {
    label: "Take off the site at a time",
    icon: CalendarIcon as ComponentType,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: "custom",
      component: <UnpublishDialog id={id} type={type} onClose={() => setOpen(false)} />,
    },
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

type Props = { id: string; type: string; onClose: () => void };

/** Schedules when a document leaves the site, in Sydney time, or cancels that. */
function UnpublishDialog({ id, type, onClose }: Props) {
  const raw = useRawClient();
  const fieldId = useId();
  const [field, setField] = useStored("tab", `unpublish-at/1/${id}`, "");
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { data, error, mutate } = useSWR(["unpublish-at", id], async () => {
    const schedules = await readSchedules(raw);
    return { known: schedules.find((item) => item.id === id && item.isUnpublished) };
  });

  const known = data?.known;
  const at = fromField(field);
  const isPast = at !== null && at.getTime() <= Date.now();
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
      // The dialog may be reopened immediately.
      await mutate();
      setField("");
      onClose();
    } catch (reason) {
      setFailure(errorText(reason));
      setBusy(false);
    }
  };
  const problem = failure
    ? `This couldn’t be done: ${failure}.`
    : error && "The schedule couldn’t be read from the Content Lake.";
  if (known) {
    return (
      <ConfirmDialog
        header="It leaves the site at a time"
        action={{ text: "Call off", tone: "default", disabled: isBusy }}
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
      <Text as="label" htmlFor={fieldId} size={1} weight="semibold">
        Date and time in Sydney
      </Text>
      <TextInput
        id={fieldId}
        type="datetime-local"
        min={inField(new Date())}
        value={field}
        aria-describedby={`${fieldId}-words`}
        onChange={({ currentTarget }) => setField(currentTarget.value)}
      />
      <Text id={`${fieldId}-words`} size={1} muted role="status">
        {isPast
          ? "This time is in the past."
          : at
            ? `On ${inWords(at)}. It becomes a draft again.`
            : "Choose a time."}
      </Text>
      <Problem>{problem}</Problem>
    </Stack>
  );
  return (
    <LeavingDialog
      id={id}
      type={type}
      action="Schedule"
      isPublic
      time={{ field: time, isChosen: data !== undefined && at !== null && !isPast }}
      onCancel={onClose}
      onConfirm={async ({ listedIn, redirectTo }) => {
        const leaving = { id, listedIn, ...(redirectTo && { redirectTo }) };
        if (at) await run(() => leaveSiteAt(raw, leaving, at));
      }}
    />
  );
}
