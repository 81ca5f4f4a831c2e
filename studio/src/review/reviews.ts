import type { SanityClient } from "@sanity/client";
import { draftId } from "../dataset/versions.ts";

/** The type of the documents that ask for a review. They have no form, and visitors never see them. */
export const REVIEW = "reviewRequest";

/** A draft that waits for someone to review and publish it, or that was sent back to who asked. */
export type Review = {
  /** Published id of the document, and its type. */
  id: string;
  type: string;
  /** Id of the user who asked. */
  by: string;
  /** ISO time. */
  at: string;
  /** Id of the user who is asked; without it, any editor. */
  reviewer?: string | null;
  /** What the reviewer should know. */
  note?: string | null;
  /** Who sent it back to whoever asked, when and why. */
  sentBack?: { by: string; at: string; reason: string } | null;
};

/**
 * What a user can do about the review of a draft, as the button says it. Contributors don’t send back what a
 * colleague asked an editor to look at.
 */
export function stepFor(
  review: Review | null | undefined,
  me: string | undefined,
  maySendBack: boolean,
) {
  if (!review || review.sentBack) return "Ask for review";
  if (review.by === me) return "Withdraw from review";
  return maySendBack ? "Send back" : "Waits for review";
}

/** A draft itself, because contributors may write nothing else. */
const requestId = (id: string) => draftId(`review-${id}`);

/** Only requests whose draft still exists: it may have been published or discarded elsewhere. */
const REVIEWS_QUERY = `*[_type == $review && count(*[_id == "drafts." + ^.id]) > 0] | order(at asc){
  id, type, by, at, reviewer, note, sentBack
}`;

/** Reads the open requests, the oldest first. @param client one that sees all versions */
export const readReviews = (client: SanityClient): Promise<Review[]> =>
  client.fetch<Review[]>(REVIEWS_QUERY, { review: REVIEW });

/** Asks for a review of a document’s draft; asking again replaces the request. */
export async function askForReview(client: SanityClient, review: Review): Promise<void> {
  await client.createOrReplace({ _id: requestId(review.id), _type: REVIEW, ...review });
}

/** Sends a draft back to whoever asked. @throws the client’s error if the request was withdrawn meanwhile */
export async function sendBack(
  client: SanityClient,
  id: string,
  sentBack: NonNullable<Review["sentBack"]>,
): Promise<void> {
  await client.patch(requestId(id)).set({ sentBack }).commit();
}

/** Withdraws the request for a review, or clears it once the draft is gone. */
export async function clearReview(client: SanityClient, id: string): Promise<void> {
  await client.delete({ query: "*[_id == $request]", params: { request: requestId(id) } });
}
