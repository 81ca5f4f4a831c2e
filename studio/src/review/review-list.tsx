import { PUBLIC_TYPES } from "@currawong/schemas/views";
import { EyeOpenIcon } from "@sanity/icons/EyeOpen";
import { inWords } from "../sydney.ts";
import { pluralise, UserName } from "../ui/parts.tsx";
import type { WorkList } from "../ui/work-list.tsx";
import { REVIEW, type Review, readReviews } from "./reviews.ts";

/** Whether a user has to act: they or any editor is asked, or their draft was sent back. */
export function isFor({ by, reviewer, sentBack }: Review, me: string | undefined): boolean {
  if (sentBack) return by === me;
  return reviewer ? reviewer === me : by !== me;
}

/** Drafts that someone asked to have reviewed, the longest waiting first: who asked whom, or why it was sent back. */
export const TO_REVIEW: WorkList<Review> = {
  id: "to-review",
  title: "To review",
  icon: EyeOpenIcon,
  types: [...PUBLIC_TYPES, REVIEW],
  read: readReviews,
  lead: (reviews, me) =>
    reviews.length === 0
      ? "Nothing waits for a review. The menu beside Publish has “Ask for review”."
      : `${pluralise(reviews.length, "draft")}, ${reviews.filter((one) => isFor(one, me)).length} for you`,
  row: ({ id, type, by, at, reviewer, note, sentBack }) => ({
    id,
    type,
    note: (
      <p className="when">
        <UserName id={by} /> asked {reviewer && <UserName id={reviewer} />} on{" "}
        {inWords(new Date(at))}
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
  }),
};
