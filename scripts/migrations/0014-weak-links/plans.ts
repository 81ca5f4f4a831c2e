import { setTimeout as wait } from "node:timers/promises";
import type { SanityClient } from "@sanity/client";
import type { SanityDocument } from "@sanity/types";

type Release = { name: string; title: string; publishAt: string };
type Version = SanityDocument & { _system?: { delete?: boolean }; aliases?: string[] };

/** What becomes of a release: a plan that brings back what was is archived, one that takes a page off loses its copies. */
export type PlanReport = Release & {
  isArchived: boolean;
  /** Published ids of the documents that it goes on to publish or take off. */
  kept: string[];
  /** Published ids of the documents whose copies it loses. */
  dropped: string[];
};

const RELEASES = `*[_type == "system.release" && state == "scheduled"] | order(publishAt){
  name, "title": coalesce(metadata.title, ""), publishAt
}`;
const STATE = `*[_type == "system.release" && name == $name][0].state`;

const baseOf = (id: string) => id.replace(/^versions\.[^.]+\./, "");
const isLeaver = ({ _system }: Version) => _system?.delete === true;
const bringsBack = ({ title }: Release) => title === "Back to what it was";
/** Every other version of such a plan is a whole copy of a list or of the page that takes the addresses. */
const hasCopies = ({ title }: Release) => /^(?:“.*” leaves|Leaves) the site$/.test(title);

/** Unschedules a release; the hosted Content Lake does so in the background. */
async function unschedule(client: SanityClient, { name }: Release): Promise<void> {
  await client.action({ actionType: "sanity.action.release.unschedule", releaseId: name });
  while ((await client.fetch(STATE, { name })) !== "active") await wait(250);
}

/** Gives a page the addresses that a copy of it has more: as a page comes before a redirect, they lead there only then. */
async function keepRedirects(client: SanityClient, copy: Version): Promise<void> {
  const versions = await client.getDocuments<Version>([
    baseOf(copy._id),
    `drafts.${baseOf(copy._id)}`,
  ]);
  for (const version of versions) {
    const added = (copy.aliases ?? []).filter((path) => !version?.aliases?.includes(path));
    if (!version || added.length === 0) continue;
    await client
      .patch(version._id)
      .setIfMissing({ aliases: [] })
      .append("aliases", added)
      .commit({ tag: "migrate" });
  }
}

/** Reads every scheduled release: what becomes of it, and its versions that are copies. */
export async function readPlans(client: SanityClient) {
  const [releases, versions] = await Promise.all([
    client.fetch<Release[]>(RELEASES),
    client.fetch<Version[]>(`*[_id in path("versions.**")]`),
  ]);
  return releases.map((release) => planOf(release, versions));
}

/** What becomes of a release, and its versions that are copies. */
function planOf(release: Release, all: readonly Version[]) {
  const versions = all.filter(({ _id }) => _id.startsWith(`versions.${release.name}.`));
  const isArchived = bringsBack(release);
  const copies = hasCopies(release) ? versions.filter((one) => !isLeaver(one)) : [];
  const kept = isArchived ? [] : versions.filter((one) => !copies.includes(one));
  const ids = (some: readonly Version[]) => some.map(({ _id }) => baseOf(_id));
  const report: PlanReport = { ...release, isArchived, kept: ids(kept), dropped: ids(copies) };
  return { report, copies };
}

/**
 * Ends the plans of the Studio of v2026.11.28, which hold whole documents and would put them over what was published
 * since. All other schedules go on.
 * @param migrate what to write while no version is locked by a schedule
 */
export async function endPlans(
  client: SanityClient,
  migrate: () => Promise<unknown>,
): Promise<void> {
  const plans = await readPlans(client);
  try {
    for (const { report, copies } of plans) {
      await unschedule(client, report);
      for (const copy of copies) {
        await keepRedirects(client, copy);
        const versionId = copy._id;
        await client.action({ actionType: "sanity.action.document.version.discard", versionId });
      }
      const { name: releaseId } = report;
      if (report.isArchived)
        await client.action({ actionType: "sanity.action.release.archive", releaseId });
    }
    await migrate();
  } finally {
    // Scheduling one again that still is changes nothing.
    for (const { report } of plans.filter((one) => !one.report.isArchived)) {
      const { name: releaseId, publishAt } = report;
      const scheduling = { actionType: "sanity.action.release.schedule", releaseId } as const;
      await client.action({ ...scheduling, publishAt });
    }
  }
}

/** Says in a line what becomes of a release. */
export function planLine({ title, publishAt, isArchived, kept, dropped }: PlanReport): string {
  const what = isArchived
    ? "brings back what was: archived"
    : [
        `keeps ${kept.join(", ")}`,
        dropped.length > 0 && `loses the copies of ${dropped.join(", ")}`,
      ]
        .filter(Boolean)
        .join("; ");
  return `${publishAt} “${title}”: ${what}`;
}
