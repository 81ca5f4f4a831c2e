import { sharedLake } from "@currawong/lake/testing/lake-fixture";
import { expect, it } from "vitest";
import { startReceivers } from "../runtime/testing/receivers.ts";
import { tellOfFailures } from "./watch-schedules.ts";

const { received, environment } = await startReceivers();
const { client } = await sharedLake();

it("tells staff once of a schedule that failed, by the document's title, with the reason and a link", async () => {
  const releaseId = "night";
  await client.create({ _id: "old-page", _type: "page", title: "Old page" });
  await client.action({ actionType: "sanity.action.release.create", releaseId });
  const versionId = `versions.${releaseId}.old-page`;
  const unpublish = { actionType: "sanity.action.document.version.unpublish" } as const;
  await client.action({ ...unpublish, publishedId: "old-page", versionId });
  await client.create({ _id: "needing", _type: "page", to: { _ref: "old-page" } });
  const publishAt = new Date().toISOString();
  await client.action({ actionType: "sanity.action.release.schedule", releaseId, publishAt });
  const failure = "*[_type == 'system.release'][0].error";
  await expect.poll(() => client.fetch(failure)).toBeTruthy();

  const since = await tellOfFailures(environment(), client, publishAt);
  expect(received.mailed).toHaveLength(1);
  expect(received.mailed[0]).toMatch(/^To: hello@currawong\.example\r$/m);
  expect(received.mailed[0]).toMatch(/^Subject: Not done: .*Old page/m);
  expect(received.mailed[0]).toContain(
    "https://studio.example/structure/needs-attention;scheduled",
  );
  expect(received.posted).toMatchObject([{ body: expect.stringContaining("schedule.failed") }]);
  expect(await tellOfFailures(environment(), client, since)).toBe(since);
  expect(received.mailed).toHaveLength(1);
});
