import { PUBLIC_TYPES } from "@currawong/schemas/views";
import { EyeOpenIcon } from "@sanity/icons/EyeOpen";
import { useToast } from "@sanity/ui/toast";
import type { ComponentType } from "react";
import {
  type DocumentActionComponent,
  type DocumentActionsResolver,
  type DocumentBadgeComponent,
  useCurrentUser,
} from "sanity";
import type { UserComponent } from "sanity/structure";
import useSWR from "swr";
import { useLive, useRawClient } from "../dataset/use-live.ts";
import { isVersion } from "../dataset/versions.ts";
import { inWords } from "../sydney.ts";
import { DocumentRow, Frame } from "../ui/frame.tsx";
import { counted, errorText, UserName } from "../ui/parts.tsx";
import { askForReview, clearReview, REVIEW, readReviews } from "./reviews.ts";

const LIVE = { types: [...PUBLIC_TYPES, REVIEW] };

/** The request for a review of a document, if there is one. Only the pane listens for others' requests. */
function useReview(id: string) {
  const client = useRawClient();
  const read = async () => (await readReviews(client)).find((review) => review.id === id) ?? null;
  return useSWR(["review", id], read);
}

/** Asks for a review of the draft, or withdraws that. */
const AskForReview: DocumentActionComponent = ({ id, type, draft }) => {
  const client = useRawClient();
  const user = useCurrentUser();
  const toast = useToast();
  const { data: review, mutate } = useReview(id);
  if (!draft || !user) return null;
  const isAsked = Boolean(review);
  const toggle = async () => {
    try {
      if (isAsked) await clearReview(client, id);
      else await askForReview(client, { id, type, by: user.id, at: new Date().toISOString() });
      await mutate();
      toast.push({
        status: "success",
        title: isAsked ? "No longer to review" : "Listed under “Needs attention”, “To review”",
      });
    } catch (error) {
      toast.push({ status: "error", title: errorText(error) });
    }
  };
  return {
    label: isAsked ? "Withdraw from review" : "Ask for review",
    icon: EyeOpenIcon as ComponentType,
    onHandle: () => void toggle(),
  };
};
AskForReview.displayName = "AskForReview";

/** Adds the request for a review to the menu beside “Publish”. */
export const reviewActions: DocumentActionsResolver = (actions, { schemaType, versionType }) =>
  PUBLIC_TYPES.includes(schemaType) && !isVersion(versionType)
    ? [...actions, AskForReview]
    : actions;

/** Marks a form whose draft waits for a review. */
export const ReviewBadge: DocumentBadgeComponent = ({ id, draft }) => {
  const { data: review } = useReview(id);
  if (!draft || !review) return null;
  const title = `Someone asked on ${inWords(new Date(review.at))}.`;
  return { label: "To review", title, color: "primary" };
};

/** The “To review” pane: drafts that someone asked to have reviewed, the longest waiting first. */
export const ToReview: UserComponent = ({ childItemId }) => (
  <Frame
    live={useLive("reviews", readReviews, LIVE)}
    lead={(reviews) =>
      reviews.length === 0
        ? "Nothing waits for a review. The menu beside Publish has “Ask for review”."
        : counted(reviews.length, "draft")
    }
  >
    {(reviews) =>
      reviews.map(({ id, type, by, at }) => (
        <DocumentRow key={id} id={id} type={type} isOpen={id === childItemId}>
          <p className="when">
            <UserName id={by} /> asked on {inWords(new Date(at))}
          </p>
        </DocumentRow>
      ))
    }
  </Frame>
);
