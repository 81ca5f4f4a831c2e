import { Button, Dialog, Flex, Radio, Spinner, Stack, Text, TextInput } from "@sanity/ui";
import { useId, useState } from "react";
import { useValidationStatus } from "sanity";
import { isFixed } from "../../fixed-documents.ts";
import { useRawClient } from "../../price-board/hooks/use-documents.ts";
import { draftId } from "../../price-board/model/documents.ts";
import { aliasesWith, moveOf } from "../../where/model/moved.ts";
import { useSections } from "../../where/use-sections.ts";
import { useVersions } from "../../where/use-versions.ts";
import { type Action, cancel, reschedule, schedule } from "../model/schedules.ts";
import { fromField, inField, inWords } from "../model/sydney.ts";
import { useSchedulesOf } from "../use-schedules.ts";
import { KnownSchedules } from "./known-schedules.tsx";
import { Obstacles } from "./obstacles.tsx";
import { Trouble } from "./trouble.tsx";

type Props = { id: string; type: string; onClose: () => void };

const CHOICES: Readonly<Record<Action, string>> = {
  publish: "Publish what stands in the form now",
  unpublish: "Take it off the site",
};

/** Has a document published, or taken off the site, at a time in Sydney. */
export default function ScheduleDialog({ id, type, onClose }: Props) {
  const client = useRawClient();
  const dialogId = useId();
  const { draft, published } = useVersions(id, type);
  const { schedules, error: unread, refresh } = useSchedulesOf(id);
  const { validation, isValidating } = useValidationStatus(draftId(id), type, false);
  const move = moveOf(published, draft, useSections({ published, draft }) ?? {});
  const possible = { publish: Boolean(draft), unpublish: Boolean(published) && !isFixed(type) };
  const [chosen, choose] = useState<Action>();
  const action = chosen ?? (possible.publish ? "publish" : "unpublish");
  const [field, setField] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const at = fromField(field);
  const isPast = at !== null && at.getTime() <= Date.now();
  const alike = schedules?.filter((one) => one.action === action) ?? [];
  const same = alike.find(({ isComing }) => isComing) ?? alike[0];
  const hasErrors = action === "publish" && validation.some(({ level }) => level === "error");
  const canSchedule =
    possible[action] && schedules && at && !isPast && !hasErrors && !isValidating && !isBusy;

  async function run(work: () => Promise<void>) {
    setBusy(true);
    setFailure(undefined);
    try {
      await work();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    }
    await refresh();
    setBusy(false);
  }

  const submit = () =>
    run(async () => {
      if (!at) return;
      if (action === "publish" && draft && move?.to) {
        // As publishing at once does: links to the old address go on leading here.
        const aliases = aliasesWith(draft, move.lost);
        await client.patch(draftId(id)).set({ aliases }).commit();
      }
      if (same) await reschedule(client, same, { id, action, at });
      else await schedule(client, { id, action, at });
      setField("");
    });

  return (
    <Dialog
      id={dialogId}
      header="Schedule"
      width={1}
      onClose={onClose}
      footer={
        <Flex gap={2} padding={3} justify="flex-end">
          <Button mode="bleed" text="Close" onClick={onClose} />
          <Button
            tone="primary"
            text={same ? "Change" : "Schedule"}
            data-testid="schedule"
            disabled={!canSchedule}
            onClick={submit}
          />
        </Flex>
      }
    >
      <Stack gap={5} padding={4} data-testid="schedule-dialog">
        {!schedules && !unread && <Spinner muted />}
        {unread && <Trouble>The Content Lake does not say what is scheduled.</Trouble>}
        {schedules && schedules.length > 0 && (
          <KnownSchedules
            schedules={schedules}
            isBusy={isBusy}
            onCancel={(one) => run(() => cancel(client, one))}
          />
        )}
        <Stack as="fieldset" gap={3} style={{ border: 0, margin: 0, padding: 0 }}>
          {(Object.keys(CHOICES) as Action[]).map((one) => (
            <Flex as="label" key={one} gap={3} align="center">
              <Radio
                name={`${dialogId}-action`}
                checked={action === one}
                disabled={!possible[one]}
                onChange={() => choose(one)}
              />
              <Text size={1} muted={!possible[one]}>
                {CHOICES[one]}
              </Text>
            </Flex>
          ))}
        </Stack>
        <Stack gap={3}>
          <Text as="label" htmlFor={`${dialogId}-at`} size={1} weight="semibold">
            Date and time in Sydney
          </Text>
          <TextInput
            id={`${dialogId}-at`}
            type="datetime-local"
            min={inField(new Date())}
            value={field}
            aria-describedby={`${dialogId}-words`}
            onChange={({ currentTarget }) => setField(currentTarget.value)}
          />
          <Text id={`${dialogId}-words`} size={1} muted role="status">
            {isPast ? "This time is over." : at ? `On ${inWords(at)}.` : "No time is chosen yet."}
          </Text>
        </Stack>
        {action === "publish" && draft && (
          <Stack gap={3}>
            <Text size={1} muted>
              What is changed in the form afterwards stays unpublished.
            </Text>
            {move?.to && (
              <Text size={1} muted>
                The page moves to {move.to}; its old address leads there.
              </Text>
            )}
            {hasErrors && <Trouble>Put right what the form marks red first.</Trouble>}
          </Stack>
        )}
        {action === "unpublish" && published && <Obstacles id={id} onLeave={onClose} />}
        {failure && <Trouble>It was not done: {failure}</Trouble>}
      </Stack>
    </Dialog>
  );
}
