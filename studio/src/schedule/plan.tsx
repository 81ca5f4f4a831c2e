import { Stack } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import type { DocumentActionProps } from "sanity";
import { useRawClient } from "../dataset/use-live.ts";
import { useStored } from "../dataset/use-stored.ts";
import { changingActions, type Description, useDialog } from "../document-actions.ts";
import { isFixed } from "../fixed-documents.ts";
import { ChangeSheet } from "../pages/change-sheet.tsx";
import { useFindings } from "../publish/use-findings.ts";
import { inWords } from "../sydney.ts";
import { Pick as Choice, Problem, Small } from "../ui/parts.tsx";
import { useTask } from "../ui/use-task.ts";
import { useLeavingParts } from "../where/ui/leaving-dialog.tsx";
import { schedulePlan } from "./plans.ts";
import { comingTime, TimeField } from "./time-field.tsx";

const NOTHING = { start: "", end: "", ending: "back" };

const BACK = ["back", "What visitors see today comes back"] as const;
const LEAVES = ["leaves", "It leaves the site"] as const;

type Props = Pick<DocumentActionProps, "id" | "type" | "draft" | "published"> & {
  onClose: () => void;
};

/** Plans when a draft is published and, if it is for a time only, when and how that ends. */
function PlanSheet({ id, type, draft, published, onClose }: Props) {
  const client = useRawClient();
  const toast = useToast();
  const [typed, setTyped] = useStored("tab", `plan/1/${id}`, NOTHING);
  const { isBusy, failure, run } = useTask();
  const leaving = useLeavingParts({ action: "Schedule", draft, published }, onClose);
  const [start, end] = [comingTime(typed.start), comingTime(typed.end)];
  // A document that exists once always stays; a new one has nothing to go back to.
  const endings = [...(published ? [BACK] : []), ...(isFixed(type) ? [] : [LEAVES])];
  const isBack = endings.some(([ending]) => ending === typed.ending) && typed.ending === "back";
  const leaves = end !== null && !isBack;
  const isWrong = !start || (typed.end !== "" && !(end && end > start));
  const write = (part: Partial<typeof NOTHING>) => setTyped((before) => ({ ...before, ...part }));
  const confirm = async () => {
    if (!start) return;
    await schedulePlan(client, id, { start, ...(end && { end }), leaves, rest: leaving.rest });
    setTyped(NOTHING);
    const until = end ? `, until ${inWords(end)}` : "";
    toast.push({ status: "success", title: `Scheduled for ${inWords(start)}${until}` });
    onClose();
  };
  return (
    <ChangeSheet
      header="Schedule publish"
      action={{
        text: "Schedule",
        tone: "default",
        disabled: isWrong || (leaves && leaving.isBlocked),
        loading: isBusy,
      }}
      testId="plan"
      wrong={leaves && leaving.wrong}
      when={
        <Stack gap={4}>
          <TimeField
            label="Start, in Sydney"
            value={typed.start}
            onWrite={(value) => write({ start: value })}
          />
          {endings.length > 0 && (
            <TimeField
              label="End, in Sydney"
              value={typed.end}
              after={[start, "the start"]}
              none="Without an end, it stays."
              onWrite={(value) => write({ end: value })}
            />
          )}
          {end && endings.length > 1 && (
            <Choice
              label="What happens at the end"
              value={isBack ? "back" : "leaves"}
              options={endings}
              onPick={(ending) => write({ ending })}
            />
          )}
          <Problem>{failure && `Nothing was scheduled: ${failure}.`}</Problem>
        </Stack>
      }
      where={leaves && leaving.where}
      onCancel={onClose}
      onConfirm={() => void run(confirm)}
    >
      <Stack gap={5}>
        <Small>
          It is published as the form is now. What you change afterwards stays in the draft.
          {end && isBack && " At the end, all of it is again as visitors see it today."}
        </Small>
        {leaves && leaving.what}
      </Stack>
    </ChangeSheet>
  );
}

/** Sanity’s action with our sheet, which also has an end; errors that only others can correct don’t disable it. */
function usePlanning(description: Description, props: DocumentActionProps): Description {
  const { id, type, draft } = props;
  const dialog = useDialog((close) => <PlanSheet {...props} onClose={close} />);
  const { isReady } = useFindings(id, type, draft);
  if (!description || !draft) return description;
  return { ...description, ...dialog, disabled: Boolean(description.disabled) && !isReady };
}

/** Gives “Schedule publish” a start and an end. Scheduled versions keep Sanity’s own actions. */
export const planActions = changingActions({ schedule: usePlanning });
