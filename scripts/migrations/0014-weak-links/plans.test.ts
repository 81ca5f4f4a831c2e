import { sharedLake } from "@currawong/lake/testing/lake-fixture";
import { expect, test } from "vitest";
import { endPlans, planLine, readPlans } from "./plans.ts";

const fixture = await sharedLake();
const client = fixture.client.withConfig({ perspective: "raw" });
const at = "2090-06-01T23:00:00.000Z";

/** Schedules a release with copies of documents, as the Studio of v2026.11.28 did. */
async function plan(releaseId: string, title: string, copies: readonly object[], leaver?: string) {
  const release = { releaseId };
  const metadata = { title, releaseType: "scheduled" as const, intendedPublishAt: at };
  await client.action({ actionType: "sanity.action.release.create", ...release, metadata });
  const ids = { publishedId: leaver ?? "", versionId: `versions.${releaseId}.${leaver}` };
  if (leaver)
    await client.action({ actionType: "sanity.action.document.version.unpublish", ...ids });
  await client.mutate(
    copies.map((create) => ({ create: create as { _id: string; _type: string } })),
  );
  await client.action({ actionType: "sanity.action.release.schedule", ...release, publishAt: at });
}

const published = (_id: string, fields: object = {}) => ({ _id, _type: "page", ...fields });
const stateOf = (name: string) =>
  client.fetch(`*[_type == "system.release" && name == $name][0]{ state, publishAt }`, { name });

test("ends what brings back or copies, and keeps what publishes or takes off, at its time", async () => {
  for (const id of ["sale", "leaver", "list", "target", "started"])
    await client.create(published(id));
  const link = { _type: "reference", _ref: "list" };
  await plan("rBack", "Back to what it was", [published("versions.rBack.sale", { title: "Old" })]);
  await plan(
    "rLeaves",
    "“Leaver” leaves the site",
    [
      published("versions.rLeaves.list", { title: "As it was" }),
      published("versions.rLeaves.target", { aliases: ["/leaver"] }),
    ],
    "leaver",
  );
  await plan("rStart", "Scheduled publish", [
    published("versions.rStart.started", { sections: [{ _key: "a", target: link }] }),
  ]);

  const planned = await readPlans(client);
  expect(planned.map(({ report }) => planLine(report))).toEqual([
    `${at} “Back to what it was”: brings back what was: archived`,
    `${at} ““Leaver” leaves the site”: keeps leaver; loses the copies of list, target`,
    `${at} “Scheduled publish”: keeps started`,
  ]);
  expect(await stateOf("rBack")).toEqual({ state: "scheduled", publishAt: at });

  const weaken = { 'sections[_key=="a"].target._weak': true };
  await endPlans(client, () => client.patch("versions.rStart.started").set(weaken).commit());
  expect(await stateOf("rBack")).toEqual({ state: "archived", publishAt: null });
  for (const name of ["rLeaves", "rStart"])
    expect(await stateOf(name)).toEqual({ state: "scheduled", publishAt: at });
  expect(await client.fetch(`*[_id in path("versions.**")]._id | order(@)`)).toEqual([
    "versions.rLeaves.leaver",
    "versions.rStart.started",
  ]);
  expect(await client.getDocument("target")).toMatchObject({ aliases: ["/leaver"] });
  const weak = [{ target: { ...link, _weak: true } }];
  expect(await client.getDocument("versions.rStart.started")).toMatchObject({ sections: weak });
  const failing = endPlans(client, () => Promise.reject(new Error("No migration")));
  await expect(failing).rejects.toThrow("No migration");
  expect((await readPlans(client)).map(({ report }) => report.name)).toEqual(["rLeaves", "rStart"]);
});
