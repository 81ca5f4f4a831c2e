import type { SanityClient } from "@sanity/client";

/** Has what a draft says now published at a time, as Sanity’s Scheduled Drafts do. */
export async function schedulePublish(client: SanityClient, id: string, at: Date): Promise<void> {
  const releaseId = `r${id}`;
  const publishAt = at.toISOString();
  await client.action({
    actionType: "sanity.action.release.create",
    releaseId,
    metadata: { releaseType: "scheduled", cardinality: "one", intendedPublishAt: publishAt },
  });
  await client.action({
    actionType: "sanity.action.document.version.create",
    baseId: `drafts.${id}`,
    publishedId: id,
    versionId: `versions.${releaseId}.${id}`,
  });
  await client.action({ actionType: "sanity.action.release.schedule", releaseId, publishAt });
}
