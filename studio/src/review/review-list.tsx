import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { UserComponent } from "sanity/structure";
import { useLive } from "../dataset/use-live.ts";
import { inWords } from "../sydney.ts";
import { Documents, Frame, type Row } from "../ui/frame.tsx";
import { counted, UserName } from "../ui/parts.tsx";
import { REVIEW, type Review, readReviews } from "./reviews.ts";

export const LIVE_REVIEWS = { types: [...PUBLIC_TYPES, REVIEW] };

/** Who asked whom for what, or who sent it back and why. */
export const reviewRow = ({ id, type, by, at, reviewer, note, sentBack }: Review): Row => ({
  id,
  type,
  note: (
    <p className="when">
      <UserName id={by} /> asked {reviewer && <UserName id={reviewer} />} on {inWords(new Date(at))}
      {note && `: “${note}”`}
      {sentBack && (
        <>
          <br />
          <b>
            Sent back by <UserName id={sentBack.by} />:
          </b>{" "}
          “{sentBack.reason}”
        </>
      )}
    </p>
  ),
});

/** The “To review” pane: drafts that someone asked to have reviewed, the longest waiting first. */
export const ToReview: UserComponent = ({ childItemId }) => (
  <Frame
    live={useLive("reviews", readReviews, LIVE_REVIEWS)}
    lead={(reviews) =>
      reviews.length === 0
        ? "Nothing waits for a review. The menu beside Publish has “Ask for review”."
        : counted(reviews.length, "draft")
    }
  >
    {(reviews) => <Documents rows={reviews.map(reviewRow)} open={childItemId} />}
  </Frame>
);
