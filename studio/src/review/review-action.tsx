import { PUBLIC_TYPES } from "@currawong/schemas/views";
import { EyeOpenIcon } from "@sanity/icons/EyeOpen";
import { Stack, TextArea } from "@sanity/ui";
import { useToast } from "@sanity/ui/toast";
import { type ComponentType, useEffect } from "react";
import {
  type DocumentActionComponent,
  type DocumentActionsResolver,
  useCurrentUser,
  useSchema,
  useUser,
  useValuePreview,
} from "sanity";
import useSWR from "swr";
import { useRawClient } from "../dataset/use-live.ts";
import { useStored } from "../dataset/use-stored.ts";
import { isVersion } from "../dataset/versions.ts";
import { useDialog } from "../document-actions.ts";
import { useSite } from "../inbox/site.ts";
import { isStaff } from "../roles/roles.tsx";
import { useReviewers } from "../roles/use-reviewers.ts";
import { inWords } from "../sydney.ts";
import { ConfirmDialog, Pick, Problem, Small, UserName } from "../ui/parts.tsx";
import { useAttempt, useTask } from "../ui/use-task.ts";
import {
  askForReview,
  clearReview,
  type Review,
  readReviews,
  sendBack,
  stepFor,
} from "./reviews.ts";

/** The request for a review of a document, if there is one. Only the pane listens for others' requests. */
function useReview(id: string) {
  const client = useRawClient();
  const read = async () => (await readReviews(client)).find((review) => review.id === id) ?? null;
  return useSWR(["review", id], read);
}

/** Asks for a review of the draft, withdraws the request, or sends the draft back to whoever asked. */
const ReviewAction: DocumentActionComponent = ({ id, type, draft, ready }) => {
  const client = useRawClient();
  const user = useCurrentUser();
  const toast = useToast();
  const attempt = useAttempt("Not withdrawn");
  const { data: review, mutate } = useReview(id);
  const step = stepFor(review, user?.id, isStaff(user));
  const dialog = useDialog((close) => (
    <ReviewDialog
      id={id}
      type={type}
      review={step === "Send back" ? review : undefined}
      onClose={() => {
        close();
        void mutate();
      }}
    />
  ));
  const isLeft = ready && !draft && Boolean(review);
  useEffect(() => {
    // Once its draft is published or discarded, a request must not apply to the next draft. Publishing itself
    // does not clear it: that may open a dialog, or fail.
    if (isLeft)
      void clearReview(client, id).then(
        () => mutate(),
        () => {},
      );
  }, [isLeft, client, id, mutate]);
  if (!user) return null;
  if (!draft) {
    const title = "Nothing has changed that a colleague could review.";
    return isStaff(user) ? null : { label: "Ask for review", disabled: true, title };
  }
  const withdraw = () =>
    attempt(async () => {
      await clearReview(client, id);
      await mutate();
      toast.push({ status: "success", title: "No longer to review" });
    });
  return {
    ...dialog,
    label: step,
    icon: EyeOpenIcon as ComponentType,
    ...(step === "Withdraw from review" && { onHandle: () => void withdraw() }),
    ...(step === "Waits for review" && { disabled: true, title: "A colleague asked for it." }),
  };
};
ReviewAction.displayName = "ReviewAction";

type DialogProps = {
  id: string;
  type: string;
  /** The request to send back; without it, the dialog asks for a review. */
  review: Review | null | undefined;
  onClose: () => void;
};

const NOTHING = { reviewer: "", text: "" };

const ANYONE = ["", "Any editor"] as const;

/** Asks someone for a review with a sentence, or sends a draft back with a reason, and has them told. */
function ReviewDialog({ id, type, review, onClose }: DialogProps) {
  const client = useRawClient();
  const site = useSite();
  const toast = useToast();
  const me = useCurrentUser()?.id ?? "";
  const reviewers = useReviewers();
  const [typed, setTyped] = useStored("tab", `review/1/${id}`, NOTHING);
  const { reviewer, text } = typed;
  const { isBusy, failure, run } = useTask();
  const [asker] = useUser(review?.by ?? "");
  const schemaType = useSchema().get(type);
  const { value: preview } = useValuePreview({ schemaType, value: { _id: id, _type: type } });
  const label = review ? "What should change?" : "What should the reviewer look at?";
  const confirm = async () => {
    const at = new Date().toISOString();
    const note = text.trim();
    if (review) await sendBack(client, id, { by: me, at, reason: note });
    else await askForReview(client, { id, type, by: me, at, reviewer, note });
    setTyped(NOTHING);
    const title = String(preview?.title ?? schemaType?.title ?? type);
    const notice = { id, type, title, to: review ? review.by : reviewer, note };
    const isTold = await site.tellOfReview({ ...notice, isSentBack: Boolean(review) });
    toast.push({
      status: "success",
      title: review ? "Sent back" : "Listed under “Needs attention”, “To review”",
      description: isTold ? "An email is on its way." : "No email was sent.",
    });
    onClose();
  };
  return (
    <ConfirmDialog
      header={review ? "Send it back" : "Ask for a review"}
      action={{
        text: review ? "Send back" : "Ask for review",
        tone: "default",
        testId: "confirm-review",
        disabled: Boolean(review) && text.trim() === "",
        loading: isBusy,
      }}
      onCancel={onClose}
      onConfirm={() => void run(confirm)}
    >
      <Stack gap={4}>
        {review ? (
          <Small>
            {asker?.displayName ?? "A colleague"} asked on {inWords(new Date(review.at))}.{" "}
            {review.note && `“${review.note}”`} The draft stays as it is.
          </Small>
        ) : (
          <Pick
            label="Reviewer"
            value={reviewer}
            options={[
              ANYONE,
              ...reviewers.map((user) => [user, <UserName key={user} id={user} />] as const),
            ]}
            onPick={(value) => setTyped({ reviewer: value, text })}
          />
        )}
        <TextArea
          aria-label={label}
          placeholder={label}
          rows={3}
          maxLength={1000}
          value={text}
          onChange={({ currentTarget }) => setTyped({ reviewer, text: currentTarget.value })}
        />
        <Problem>{failure}</Problem>
      </Stack>
    </ConfirmDialog>
  );
}

/** What only those who publish are offered; the Content Lake refuses the rest to contributors. */
const FOR_STAFF: readonly (string | undefined)[] = ["publish", "schedule", "unpublish"];

/**
 * Adds the request for a review to the menu beside “Publish”. It takes the place of “Publish” for those who may
 * only write drafts.
 */
export const reviewActions: DocumentActionsResolver = (
  actions,
  { schemaType, versionType, currentUser },
) => {
  if (!PUBLIC_TYPES.includes(schemaType) || isVersion(versionType)) return actions;
  if (isStaff(currentUser)) return [...actions, ReviewAction];
  return [ReviewAction, ...actions.filter(({ action }) => !FOR_STAFF.includes(action))];
};
