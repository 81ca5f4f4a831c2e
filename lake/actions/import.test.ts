import type { Action } from "@sanity/client";
import { beforeEach, expect, test } from "vitest";
import { sharedLake } from "../testing/lake-fixture.ts";

const { client, empty } = await sharedLake();
beforeEach(() => empty());

const draft = { _id: "drafts.a", _type: "page", title: "New" };
const stateOf = async (name: string) => (await client.getDocument(`_.releases.${name}`))?.state;

const importAs = (name: string, state: string): Action => {
  const finalDocumentStates = [{ id: `versions.${name}.a` }];
  const attributes = { state, publishAt: "no date", metadata: {}, finalDocumentStates };
  const _id = `_.releases.${name}`;
  return {
    actionType: "sanity.action.release.import",
    attributes: { _id, _type: "system.release", ...attributes },
    releaseId: name,
    ifExists: "replace",
  };
};

test.each(
  "active scheduling scheduled unscheduling publishing published archiving archived unarchiving"
    .split(" ")
    .flatMap((name) => [[name, "with"] as const, [name, "without"] as const]),
)("imports a release that is %s %s versions, and can end it", async (name, versions) => {
  const releaseId = `${name}-${versions}`;
  const ids = versions === "with" ? [`versions.${releaseId}.a`] : [];
  for (const _id of ids) await client.create({ ...draft, _id });
  await client.action(importAs(releaseId, name));
  expect(await stateOf(releaseId)).toBe(/^(published|archived)$/.test(name) ? name : "active");
  for (const id of ids) await client.patch(id).set({ title: "Patched" }).commit();
  if (name === "archived") {
    const status = await client.releases
      .unarchive({ releaseId })
      .catch((error) => error.statusCode);
    expect(status).toEqual(versions === "with" ? expect.anything() : 409);
    expect(await stateOf(releaseId)).toBe(versions === "with" ? "active" : "archived");
  }
  expect(await client.getDocuments(ids)).toMatchObject(ids.map(() => ({ title: "Patched" })));
  if ((await stateOf(releaseId)) === "active") await client.releases.archive({ releaseId });
  await client.releases.delete({ releaseId });
  expect(await stateOf(releaseId)).toBeUndefined();
});

test("an import does not replace a scheduled release, whose versions it could not write", async () => {
  const releaseId = "r1";
  await client.releases.create({ releaseId, metadata: { releaseType: "scheduled" } });
  await client.releases.schedule({ releaseId, publishAt: "2090-01-01T00:00:00Z" });
  const replacing = client.action(importAs(releaseId, "active"));
  await expect(replacing).rejects.toMatchObject({ statusCode: 409 });
  expect(await stateOf(releaseId)).toBe("scheduled");
});

test("a stored release with a passing state or without a date can be ended", async () => {
  const releaseId = "r1";
  const stored = { _id: "_.releases.r1", _type: "system.release", name: releaseId, metadata: {} };
  for (const state of ["publishing", "scheduled"]) {
    await client.create({ ...stored, state, publishAt: "soon" });
    if (state === "scheduled") {
      await client.releases.unschedule({ releaseId });
      await client.releases.archive({ releaseId });
    }
    await client.releases.delete({ releaseId });
  }
  expect(await stateOf(releaseId)).toBeUndefined();
});
