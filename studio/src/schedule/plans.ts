import type { SanityClient } from "@sanity/client";
import { cancel, deleteRelease } from "../dataset/schedules.ts";
import { draftId, publishedId } from "../dataset/versions.ts";
import { readVersions, type VersionPatch } from "../dataset/write-together.ts";
import { type Leaving, prepareLeaving } from "../where/model/leave.ts";

const TITLES_QUERY = `*[_id in $ids]{ "title": coalesce(title, platform, name, key, _type) }.title`;

/**
 * The patches of the published documents that change when a document leaves.
 * @throws Error with their titles if some have other versions: those would bring the change back
 */
async function readFollowing(client: SanityClient, leaving: Leaving): Promise<VersionPatch[]> {
  const patches = await (await prepareLeaving(client, leaving)).readPatches();
  const versions = await readVersions(client, new Set(patches.map(({ id }) => publishedId(id))));
  const ids = versions.map(({ _id }) => _id).filter((id) => id !== publishedId(id));
  if (ids.length === 0) return patches;
  const titles = new Set(await client.fetch<string[]>(TITLES_QUERY, { ids }));
  const names = [...titles].map((title) => `“${title}”`).join(", ");
  throw new Error(
    `${names} would have to change with it, and ${titles.size === 1 ? "has" : "have"} unpublished changes. Publish or discard them first`,
  );
}

type Coming = { title: string; at: Date; hasOne: boolean };

/**
 * Creates a release, fills it and schedules it.
 * @returns its name
 * @throws the client’s error, and leaves no release behind
 */
async function scheduleRelease(
  client: SanityClient,
  { title, at, hasOne }: Coming,
  fill: (name: string) => Promise<unknown>,
): Promise<string> {
  const releaseId = `r${crypto.randomUUID().replaceAll("-", "").slice(0, 8)}`;
  const publishAt = at.toISOString();
  await client.action({
    actionType: "sanity.action.release.create",
    releaseId,
    metadata: {
      title,
      releaseType: "scheduled",
      // The Studio shows a release of one document as a schedule of that document.
      ...(hasOne && { cardinality: "one" as const }),
      intendedPublishAt: publishAt,
    },
  });
  try {
    // Separate requests: the hosted service accepts no release with its documents in one request.
    await fill(releaseId);
    await client.action({ actionType: "sanity.action.release.schedule", releaseId, publishAt });
  } catch (error) {
    await deleteRelease(client, releaseId).catch(() => {}); // Report the first error, not this one.
    throw error;
  }
  return releaseId;
}

/**
 * Schedules a document to leave the site, with a release like those of Scheduled Drafts. The release also
 * holds the documents that lose their entries of it and take its addresses. It may be a draft that is on the site
 * only once it has been published by then.
 * @returns the release’s name
 * @throws Error for editors if one of those has unpublished changes, or the client’s; nothing is scheduled then
 */
export async function leaveSiteAt(
  client: SanityClient,
  leaving: Leaving,
  at: Date,
): Promise<string> {
  const { id } = leaving;
  const following = await readFollowing(client, leaving);
  const isLive = Boolean(await client.getDocument(id));
  const [title = "A document"] = await client.fetch<string[]>(TITLES_QUERY, {
    ids: [isLive ? id : draftId(id)],
  });
  const hasOne = following.length === 0;
  const name = hasOne ? "Leaves the site" : `“${title}” leaves the site`;
  return scheduleRelease(client, { title: name, at, hasOne }, async (release) => {
    const ids = { publishedId: id, draftId: draftId(id) };
    const versionId = `versions.${release}.${id}`;
    const unpublish = { actionType: "sanity.action.document.version.unpublish" } as const;
    const marking = { ...unpublish, publishedId: id, versionId };
    // Only a published document can be marked. The three steps are one transaction, so visitors never see it.
    await client.action(
      isLive
        ? marking
        : [
            { actionType: "sanity.action.document.publish", ...ids },
            marking,
            { actionType: "sanity.action.document.unpublish", ...ids },
          ],
    );
    await addFollowing(client, release, following);
  });
}

/** What happens at a time: a draft is published, and at a later one it ends. */
export type Plan = {
  start: Date;
  end?: Date;
  /** At its end, the document leaves the site, or is again what visitors see today. */
  leaves: boolean;
  /** How the rest of the site follows if it leaves. */
  rest: Omit<Leaving, "id">;
};

/**
 * Schedules a draft to be published, and its end.
 * @throws the client’s error or one for editors; nothing is scheduled then
 */
export async function schedulePlan(client: SanityClient, id: string, plan: Plan): Promise<void> {
  const { start, end, leaves, rest } = plan;
  const holding = (baseId: string) => (release: string) =>
    client.action({
      actionType: "sanity.action.document.version.create",
      publishedId: id,
      versionId: `versions.${release}.${id}`,
      baseId,
    });
  const back = { title: "Back to what it was", at: end ?? start, hasOne: true };
  const ending =
    end &&
    (leaves
      ? await leaveSiteAt(client, { id, ...rest }, end)
      : await scheduleRelease(client, back, holding(id)));
  const publishing = { title: "Scheduled publish", at: start, hasOne: true };
  try {
    // Last: planning the end of a new document writes its draft again.
    await scheduleRelease(client, publishing, holding(draftId(id)));
  } catch (error) {
    if (ending) await cancel(client, { release: ending, isComing: true }).catch(() => {});
    throw error;
  }
}

/** Adds the changed documents to a release. */
async function addFollowing(client: SanityClient, name: string, patches: readonly VersionPatch[]) {
  if (patches.length === 0) return;
  const transaction = client.transaction();
  for (const { id, revision, set, unset = [] } of patches) {
    const document = await client.getDocument(id);
    if (document?._rev !== revision) throw new Error("Someone changed it just now. Try again");
    const { _rev, ...content } = document;
    const version = `versions.${name}.${id}`;
    transaction
      .create({ ...content, _id: version })
      .patch(version, (patch) => patch.set(set).unset(unset));
  }
  await transaction.commit({ visibility: "sync" });
}
