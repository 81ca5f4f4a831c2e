import type { SanityClient } from "@sanity/client";
import { releaseOf } from "../../price-board/model/documents.ts";

type Locked = { name: string; publishAt: string };

const LOCKED_QUERY = `*[_type == "system.release" && state in ["scheduling", "scheduled"] && name in $names]{
  name, publishAt
}`;
const ACTIVE_QUERY = `count(*[_type == "system.release" && state == "active" && name in $names])`;

/** Scheduling and unscheduling are done in the background by the hosted Content Lake. */
const WAIT_MS = 250;
const WAITS = 80;

/** Has the Content Lake publish a release at a time. */
export const scheduleRelease = (client: SanityClient, releaseId: string, publishAt: string) =>
  client.action({ actionType: "sanity.action.release.schedule", releaseId, publishAt });

/** Keeps a release that is scheduled from being published; its versions can be written then. */
export const unscheduleRelease = (client: SanityClient, releaseId: string) =>
  client.action({ actionType: "sanity.action.release.unschedule", releaseId });

async function untilActive(client: SanityClient, names: readonly string[]): Promise<void> {
  for (let wait = 0; wait < WAITS; wait++) {
    if ((await client.fetch<number>(ACTIVE_QUERY, { names })) === names.length) return;
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  }
  throw new Error("A scheduled change could not be unscheduled in time");
}

/**
 * Does some work that writes into versions of documents. Those in scheduled releases are locked: these
 * releases are unscheduled first, and scheduled again at their own times afterwards, whatever came of
 * the work. If the browser closes meanwhile, they stay paused, which the Studio shows.
 * @param ids of what is written; those that are no versions are left alone
 * @returns also the names of the releases that could not be scheduled again
 */
export async function whileUnscheduled<T>(
  client: SanityClient,
  ids: readonly string[],
  work: () => Promise<T>,
): Promise<{ result: T; paused: string[] }> {
  const names = [...new Set(ids.flatMap((id) => releaseOf(id) ?? []))];
  const locked = names.length > 0 ? await client.fetch<Locked[]>(LOCKED_QUERY, { names }) : [];
  const unscheduled: Locked[] = [];
  const paused: string[] = [];
  const scheduleAgain = async () => {
    for (const { name, publishAt } of unscheduled) {
      await scheduleRelease(client, name, publishAt).catch(() => paused.push(name));
    }
  };
  let result: T;
  try {
    for (const release of locked) {
      await unscheduleRelease(client, release.name);
      unscheduled.push(release);
    }
    if (locked.length > 0)
      await untilActive(
        client,
        unscheduled.map(({ name }) => name),
      );
    result = await work();
  } finally {
    await scheduleAgain();
  }
  return { result, paused };
}
