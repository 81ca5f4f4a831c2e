import { PUBLIC_TYPES } from "@currawong/schemas/views";
import { CalendarIcon } from "@sanity/icons/Calendar";
import { Button, Card, Flex, Stack, Text, TextInput } from "@sanity/ui";
import { type ComponentType, useId, useState } from "react";
import type { DocumentActionComponent, DocumentActionsResolver } from "sanity";
import useSWR from "swr";
import { usePublishedClient, useRawClient } from "../dataset/use-live.ts";
import { useStored } from "../dataset/use-stored.ts";
import { isVersion } from "../dataset/versions.ts";
import { isFixed } from "../fixed-documents.ts";
import { isAdministrator, isForAdministrators, isStaff } from "../roles/roles.tsx";
import { fromField, inField, inWords } from "../sydney.ts";
import { ConfirmDialog, errorText, Problem, Small } from "../ui/parts.tsx";
import { referrersOf } from "../where/model/referrers.ts";
import { ReferrerList } from "../where/ui/lists.tsx";
import { cancel, inASentence, readSchedules, unpublishAt } from "./schedules.ts";

/** Schedules an unpublish. Scheduled publishing is Sanity’s own action. */
const UnpublishAt: DocumentActionComponent = ({ id, published }) => {
  const [isOpen, setOpen] = useState(false);
  if (!published) return null;
  return {
    label: "Take off the site at a time",
    icon: CalendarIcon as ComponentType,
    onHandle: () => setOpen(true),
    dialog: isOpen && {
      type: "custom",
      component: <UnpublishDialog id={id} onClose={() => setOpen(false)} />,
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

type Props = { id: string; onClose: () => void };

/** Schedules when a document leaves the site, in Sydney time, or cancels that. */
function UnpublishDialog({ id, onClose }: Props) {
  const raw = useRawClient();
  const published = usePublishedClient();
  const fieldId = useId();
  const [field, setField] = useStored("tab", `unpublish-at/1/${id}`, "");
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const { data, error, mutate } = useSWR(["unpublish-at", id], async () => {
    const [schedules, referrers] = await Promise.all([
      readSchedules(raw),
      referrersOf(published, id),
    ]);
    return {
      known: schedules.find((item) => item.id === id && item.isUnpublished),
      needing: referrers.filter(({ isStrong }) => isStrong),
    };
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
    ? `This couldn’t be done: ${failure}`
    : error && "The schedule couldn’t be read from the Content Lake.";

  return (
    <ConfirmDialog
      header="Take it off the site at a time"
      action={{
        text: "Schedule",
        tone: "critical",
        testId: "schedule-unpublish",
        disabled:
          !data || data.needing.length > 0 || known !== undefined || !at || isPast || isBusy,
      }}
      onCancel={onClose}
      onConfirm={() => at && void run(() => unpublishAt(raw, id, at))}
    >
      <Stack gap={4}>
        {known && (
          <Card tone="primary" padding={3} radius={2} border>
            <Flex gap={3} align="center" justify="space-between">
              <Text size={1}>{inASentence(known)}</Text>
              <Button
                mode="ghost"
                fontSize={1}
                padding={2}
                text="Call off"
                disabled={isBusy}
                onClick={() => void run(() => cancel(raw, known))}
              />
            </Flex>
          </Card>
        )}
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
        {data && data.needing.length > 0 && (
          <Card tone="caution" padding={3} radius={2} role="alert">
            <Stack gap={3}>
              <Small weight="semibold">
                It would not leave: these documents need it. Take it out of them first, or use
                “Unpublish” now, which offers to:
              </Small>
              <ReferrerList referrers={data.needing} onLeave={onClose} />
            </Stack>
          </Card>
        )}
        <Problem>{problem}</Problem>
      </Stack>
    </ConfirmDialog>
  );
}
