import type { SanityClient } from "@sanity/client";
import { inWords } from "../sydney.ts";
import { publishedId, releaseOf } from "./versions.ts";

/** A scheduled publish or unpublish of a document, which may have failed. */
export type Schedule = {
  /** Name of the release that holds it. */
  release: string;
  /** Id of the published document. */
  id: string;
  type: string;
  isUnpublished: boolean;
  at: Date;
  /** False if an editor paused it, or if it failed when it was due. */
  isComing: boolean;
  /** Why it failed. */
  failure?: string;
};

/** Sanity’s Scheduled Drafts are releases of one document; other releases count once they were scheduled. */
const SCHEDULES_QUERY = `{
  "releases": *[_type == "system.release" && state in ["active", "scheduling", "scheduled"]
    && (defined(publishAt) || defined(error) || metadata.cardinality == "one")]{
    name, "at": coalesce(publishAt, metadata.intendedPublishAt), "isComing": defined(publishAt),
    "failure": error.message
  },
  "versions": *[_id in path("versions.**")]{ _id, _type, "isUnpublished": _system.delete == true }
}`;

type SchedulesResult = {
  releases: { name: string; at: string | null; isComing: boolean; failure?: string | null }[];
  versions: { _id: string; _type: string; isUnpublished?: boolean | null }[];
};

/** Returns the schedules in a query result, the soonest first. */
export function schedulesIn({ releases, versions }: SchedulesResult): Schedule[] {
  return releases
    .flatMap(({ name, at, isComing, failure }) =>
      versions
        .filter(({ _id }) => at && releaseOf(_id) === name)
        .map(({ _id, _type, isUnpublished }) => ({
          release: name,
          id: publishedId(_id),
          type: _type,
          isUnpublished: isUnpublished === true,
          at: new Date(at ?? ""),
          isComing,
          ...(failure ? { failure } : {}),
        })),
    )
    .sort((one, other) => one.at.getTime() - other.at.getTime());
}

const NEEDED_QUERY = `*[references($id) && !(_id in path("versions.**")) && !(_id in [$id, "drafts." + $id])]
  | order(_id){ "title": coalesce(title, platform, name, key, _type) }.title`;

/** Why an unpublish failed, by the titles of the documents that need it: the Content Lake’s reason has ids. */
export async function withTitles(client: SanityClient, schedule: Schedule): Promise<Schedule> {
  if (!schedule.failure || !schedule.isUnpublished) return schedule;
  const titles = [...new Set(await client.fetch<string[]>(NEEDED_QUERY, { id: schedule.id }))];
  if (titles.length === 0) return schedule;
  return {
    ...schedule,
    failure: `${titles.map((title) => `“${title}”`).join(", ")} ${titles.length === 1 ? "still needs" : "still need"} it`,
  };
}

/** Reads every schedule. @param client one that sees all versions */
export async function readSchedules(client: SanityClient): Promise<Schedule[]> {
  const schedules = schedulesIn(await client.fetch<SchedulesResult>(SCHEDULES_QUERY));
  return Promise.all(schedules.map((schedule) => withTitles(client, schedule)));
}

/** Describes what will happen to a document, and when. */
export function inASentence({ isUnpublished, at, isComing, failure }: Schedule): string {
  if (isComing) return `${isUnpublished ? "Leaves the site" : "Is published"} on ${inWords(at)}`;
  const action = isUnpublished ? "leave the site" : "be published";
  const why = failure ? `couldn’t: ${failure}` : "is paused";
  return `Due to ${action} on ${inWords(at)}, but ${why}`;
}

const STATE_QUERY = `*[_type == "system.release" && name == $releaseId][0].state`;

/** The hosted Content Lake unschedules in the background. */
const WAIT_MS = 250;
const WAITS = 80;

/** Unschedules a release and waits until it can be archived. */
async function unscheduleRelease(client: SanityClient, releaseId: string): Promise<void> {
  await client.action({ actionType: "sanity.action.release.unschedule", releaseId });
  for (let wait = 0; wait < WAITS; wait++) {
    if ((await client.fetch<string>(STATE_QUERY, { releaseId })) === "active") return;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
  throw new Error("The schedule couldn’t be cancelled in time.");
}

/** Cancels a schedule. The draft is kept. */
export async function cancel(
  client: SanityClient,
  { release, isComing }: Pick<Schedule, "release" | "isComing">,
): Promise<void> {
  if (isComing) await unscheduleRelease(client, release);
  await deleteRelease(client, release);
}

/** Deletes a release that is not scheduled. */
export async function deleteRelease(client: SanityClient, releaseId: string): Promise<void> {
  await client.action({ actionType: "sanity.action.release.archive", releaseId });
  await client.action({ actionType: "sanity.action.release.delete", releaseId });
}
