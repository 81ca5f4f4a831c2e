import type { SanityClient } from "@sanity/client";
import { scheduleRelease, unscheduleRelease } from "./while-unscheduled.ts";

/** What happens to a document at a time. */
export type Action = "publish" | "unpublish";

/** Something that is to happen to a document, or that could not be done. */
export type Schedule = {
  /** Name of the release that holds it. */
  name: string;
  /** Id of the published document. */
  id: string;
  type: string;
  action: Action;
  at: Date;
  /** Whether it will happen: an editor may have paused it, or it could not be done at its time. */
  isComing: boolean;
  /** Why it could not be done. */
  failure?: string;
};

/**
 * Each schedule is a release of one document: what Sanity’s hosted service publishes at a time, and
 * the local Content Lake with a clock of its own
 * (https://www.sanity.io/docs/http-reference/actions).
 */
const SCHEDULES_QUERY = `{
  "releases": *[_type == "system.release" && metadata.cardinality == "one" && state in ["active", "scheduling", "scheduled"]]{
    name, publishAt, "intendedAt": metadata.intendedPublishAt, "failure": error.message
  },
  "versions": *[_id in path("versions.**")]{ _id, _type, "isUnpublished": _system.delete == true }
}`;

type Answer = {
  releases: {
    name: string;
    publishAt: string | null;
    intendedAt: string | null;
    failure: string | null;
  }[];
  versions: { _id: string; _type: string; isUnpublished: boolean | null }[];
};

/** Every schedule, the next one first. */
export function schedulesIn({ releases, versions }: Answer): Schedule[] {
  const schedules = releases.flatMap(({ name, publishAt, intendedAt, failure }) => {
    const prefix = `versions.${name}.`;
    const version = versions.find(({ _id }) => _id.startsWith(prefix));
    const at = publishAt ?? intendedAt;
    // One that is just being made, or given up.
    if (!version || !at) return [];
    const action: Action = version.isUnpublished ? "unpublish" : "publish";
    const id = version._id.slice(prefix.length);
    const isComing = publishAt !== null;
    const schedule = { name, id, type: version._type, action, at: new Date(at), isComing };
    return [failure ? { ...schedule, failure } : schedule];
  });
  return schedules.sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** Reads every schedule. @param client one that sees all versions */
export const readSchedules = async (client: SanityClient): Promise<Schedule[]> =>
  schedulesIn(await client.fetch<Answer>(SCHEDULES_QUERY));

const newName = () => `r${crypto.randomUUID().replaceAll("-", "").slice(0, 8)}`;

/**
 * Has what a document’s draft says now published at a time, or the document taken off the site.
 * @throws when the Content Lake refuses; nothing is scheduled then
 */
export async function schedule(
  client: SanityClient,
  { id, action, at }: { id: string; action: Action; at: Date },
): Promise<void> {
  const name = newName();
  const publishAt = at.toISOString();
  const version = { publishedId: id, versionId: `versions.${name}.${id}` };
  const metadata = {
    title: action === "publish" ? "Publish at a time" : "Take off the site at a time",
    releaseType: "scheduled",
    cardinality: "one",
    intendedPublishAt: publishAt,
  } as const;
  // One after another: the hosted service takes no release and its documents in one request.
  await client.action({ actionType: "sanity.action.release.create", releaseId: name, metadata });
  try {
    await client.action(
      action === "publish"
        ? {
            actionType: "sanity.action.document.version.create",
            baseId: `drafts.${id}`,
            ...version,
          }
        : { actionType: "sanity.action.document.version.unpublish", ...version },
    );
    await scheduleRelease(client, name, publishAt);
  } catch (error) {
    await discard(client, name).catch(() => {}); // The error that is thrown says what was wrong.
    throw error;
  }
}

/**
 * Replaces one schedule by another. The old one is paused first, so that at no time both stand.
 * @throws when the new one is refused; the old one stands again then, or the error says that it does not
 */
export async function reschedule(
  client: SanityClient,
  known: Schedule,
  next: Parameters<typeof schedule>[1],
): Promise<void> {
  if (known.isComing) await unscheduleRelease(client, known.name);
  try {
    await schedule(client, next);
  } catch (cause) {
    if (known.isComing) {
      await scheduleRelease(client, known.name, known.at.toISOString()).catch(() => {
        throw new Error(`${messageOf(cause)} What was scheduled before is paused.`, { cause });
      });
    }
    throw cause;
  }
  // Where this fails, a paused schedule is left, which is listed as such and can be put away.
  await discard(client, known.name).catch(() => {});
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function discard(client: SanityClient, releaseId: string): Promise<void> {
  await client.action({ actionType: "sanity.action.release.archive", releaseId });
  await client.action({ actionType: "sanity.action.release.delete", releaseId });
}

/** Keeps something scheduled from happening. What is in the draft stays there. */
export async function cancel(client: SanityClient, { name, isComing }: Schedule): Promise<void> {
  if (isComing) await unscheduleRelease(client, name);
  await discard(client, name);
}
