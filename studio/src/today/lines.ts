import { PUBLIC_TYPES } from "@currawong/schemas/views";
import type { SanityClient } from "@sanity/client";
import { historyOf } from "../dataset/history.ts";
import { inASentence, readSchedules } from "../dataset/schedules.ts";
import { publishedId } from "../dataset/versions.ts";
import { isFor } from "../review/review-list.tsx";
import { readReviews } from "../review/reviews.ts";

/** Something that waits for someone: a document, or what a schedule does to it. */
export type Line = {
  key: string;
  id: string;
  type: string;
  /** The release whose version opens. */
  release?: string;
  what: string;
  /** Id of the user who did it last. */
  who?: string | undefined;
  /** ISO time. */
  at: string;
  isMine: boolean;
  isFailed?: boolean;
};

/** Editors would not read a longer list; all of it is under “Needs attention”. */
const MOST_DRAFTS = 12;

const DRAFTS_QUERY = `*[_type in $types && _id in path("drafts.**")] | order(_updatedAt desc)[0...${MOST_DRAFTS}]{
  _id, _type, _createdAt, _updatedAt, "isNew": count(*["drafts." + _id == ^._id]) == 0
}`;

type Draft = {
  _id: string;
  _type: string;
  _createdAt: string;
  _updatedAt: string;
  isNew: boolean;
};

/** The latest drafts, each with who last wrote in it, which only the history knows. */
async function draftLines(client: SanityClient, me: string): Promise<Line[]> {
  const drafts = await client.fetch<Draft[]>(DRAFTS_QUERY, { types: PUBLIC_TYPES });
  const [since = ""] = drafts.map(({ _createdAt }) => _createdAt).toSorted();
  const ids = drafts.map(({ _id }) => publishedId(_id));
  const latestFirst = drafts.length > 0 ? await historyOf(client, ids, since) : [];
  return drafts.map(({ _id, _type, _updatedAt, isNew }) => {
    const who = latestFirst.find(({ documentIDs }) => documentIDs.includes(_id))?.author;
    return {
      key: _id,
      id: publishedId(_id),
      type: _type,
      what: isNew ? "Never published" : "Unpublished changes",
      who,
      at: _updatedAt,
      isMine: who === me,
    };
  });
}

async function reviewLines(client: SanityClient, me: string): Promise<Line[]> {
  const reviews = await readReviews(client);
  return reviews.map((review) => {
    const { id, type, by, at, note, sentBack } = review;
    const what = sentBack
      ? `Sent back: “${sentBack.reason}”`
      : ["To review", note && `“${note}”`].filter(Boolean).join(": ");
    const isMine = isFor(review, me);
    return {
      ...{ key: `review ${id}`, id, type, what, isMine },
      who: sentBack?.by ?? by,
      at: sentBack?.at ?? at,
    };
  });
}

async function scheduleLines(client: SanityClient): Promise<Line[]> {
  const schedules = await readSchedules(client);
  return schedules.map((schedule) => ({
    ...{ id: schedule.first.id, type: schedule.first.type },
    ...{ key: schedule.release, release: schedule.release, who: schedule.by },
    what: inASentence(schedule),
    at: schedule.at.toISOString(),
    isMine: Boolean(schedule.failure),
    isFailed: Boolean(schedule.failure),
  }));
}

/** Reads what waits, of documents: what is the user’s or has failed first, reviews before drafts. */
export async function readLines(client: SanityClient, me: string): Promise<Line[]> {
  const [reviews, schedules, drafts] = await Promise.all([
    reviewLines(client, me),
    scheduleLines(client),
    draftLines(client, me),
  ]);
  const inReview = new Set(reviews.map(({ id }) => id));
  const lines = [...reviews, ...schedules, ...drafts.filter(({ id }) => !inReview.has(id))];
  return lines.sort((one, other) => Number(other.isMine) - Number(one.isMine));
}
