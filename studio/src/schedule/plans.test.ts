import { expect, test } from "vitest";
import { testClient } from "../../tests/test-lake.ts";
import {
  cancel,
  inASentence,
  readSchedules,
  schedulesIn,
  withTitles,
} from "../dataset/schedules.ts";
import { leaveSite } from "../where/model/leave.ts";
import { leaveSiteAt, schedulePlan } from "./plans.ts";

const release = (name: string, at: string, overrides = {}) => ({
  name,
  at,
  isComing: true,
  failure: null,
  ...overrides,
});
const version = (release: string, id: string, isUnpublished: boolean | null = null) => ({
  _id: `versions.${release}.${id}`,
  _type: "article",
  isUnpublished,
});

test("schedules are listed by time, each with its state", () => {
  const schedules = schedulesIn({
    releases: [
      release("r3", "2026-11-27T22:00:00Z"),
      release("r2", "2026-11-25T22:00:00Z", { isComing: false }),
      release("r1", "2026-11-24T22:00:00Z", { isComing: false, failure: "It is needed" }),
      release("empty", "2026-11-24T22:00:00Z"),
    ],
    versions: [version("r1", "a", true), version("r2", "b.c"), version("r3", "d", true)],
  });
  expect(schedules.map(({ id }) => id)).toEqual(["a", "b.c", "d"]);
  expect(schedules.map(inASentence)).toEqual([
    "Due to leave the site on Wednesday 25 November 2026 at 9:00 am, Sydney time, but couldn’t: It is needed",
    "Due to be published on Thursday 26 November 2026 at 9:00 am, Sydney time, but is paused",
    "Leaves the site on Saturday 28 November 2026 at 9:00 am, Sydney time",
  ]);
});

const client = await testClient();
const refer = (_ref: string) => ({ _type: "reference", _ref, _key: _ref });

test("an unpublish is scheduled and cancelled", async () => {
  await client.create({ _id: "a", _type: "article", title: "Leaves" });
  const at = new Date("2090-06-01T23:00:00Z");
  await leaveSiteAt(client, { id: "a", listedIn: [] }, at);
  const [known, ...others] = await readSchedules(client);
  expect(known).toMatchObject({ id: "a", at, isUnpublished: true, isComing: true });
  expect(others).toEqual([]);
  if (known) await cancel(client, known);
  expect(await readSchedules(client)).toEqual([]);
  expect(await client.getDocument("a")).toMatchObject({ title: "Leaves" });
});

test("leaves no release behind when the Content Lake rejects an unpublish", async () => {
  await expect(leaveSiteAt(client, { id: "missing", listedIn: [] }, new Date())).rejects.toThrow();
  expect(await client.fetch(`count(*[_type == "system.release"])`)).toBe(0);
});

test("an unpublish that failed names the documents that need it by their titles", async () => {
  await client.create({ _id: "needed", _type: "article", title: "Needed" });
  await client.create({
    _id: "needing",
    _type: "article",
    title: "Needs it",
    to: { _ref: "needed" },
  });
  const releases = [{ name: "r1", at: "2026-11-24T22:00:00Z", isComing: false, failure: "ids" }];
  const versions = [{ _id: "versions.r1.needed", _type: "article", isUnpublished: true }];
  const [failed] = schedulesIn({ releases, versions });
  if (!failed) throw new Error("It is listed.");
  expect((await withTitles(client, failed)).failure).toBe("“Needs it” still needs it");
});

test("a document leaves its lists and leads elsewhere at the same time", async () => {
  const at = new Date("2090-06-01T23:00:00Z");
  const slug = { _type: "slug", current: "gone" };
  await client.create({ _id: "gone", _type: "article", title: "Gone", slug });
  const cards = { _type: "articleCards", _key: "c", articles: [refer("gone"), refer("needed")] };
  await client.create({ _id: "list", _type: "page", title: "List", sections: [cards] });
  const leaving = { id: "gone", listedIn: ["list"], redirectTo: "list" };
  await client.create({ _id: "drafts.list", _type: "page", title: "List" });
  await expect(leaveSiteAt(client, leaving, at)).rejects.toThrow("“List” would have to change");
  expect(await readSchedules(client)).toEqual([]);
  await client.delete("drafts.list");

  await leaveSiteAt(client, leaving, at);
  const schedules = await readSchedules(client);
  expect(schedules.map(({ id, isUnpublished }) => [id, isUnpublished])).toEqual(
    expect.arrayContaining([
      ["gone", true],
      ["list", false],
    ]),
  );
  expect((await client.getDocument("list"))?.sections[0].articles).toHaveLength(2);
  const releaseId = schedules[0]?.release ?? "";
  await client.action({ actionType: "sanity.action.release.publish", releaseId });
  expect(await client.getDocument("gone")).toBeUndefined();
  expect(await client.getDocument("list")).toMatchObject({
    aliases: ["/blog/gone"],
    sections: [{ articles: [{ _ref: "needed" }] }],
  });
});

/** Runs what is scheduled, the soonest first, and says what visitors see of a document after each step. */
async function runAll(id: string) {
  const seen = [await client.getDocument(id)];
  for (const { release } of await readSchedules(client)) {
    await client.action({ actionType: "sanity.action.release.publish", releaseId: release });
    seen.push(await client.getDocument(id));
  }
  return seen.map((one) => one?.title);
}

const START = new Date("2090-06-01T23:00:00Z");
const END = new Date("2090-06-05T23:00:00Z");
const NO_REST = { listedIn: [] };

test("a new announcement starts and ends at the times of one plan, and is on the site in between only", async () => {
  await client.create({ _id: "drafts.closed", _type: "announcement", title: "Closed" });
  await schedulePlan(client, "closed", { start: START, end: END, leaves: true, rest: NO_REST });
  expect((await readSchedules(client)).map(({ at }) => at)).toEqual([START, END]);
  expect(await client.getDocument("drafts.closed")).toMatchObject({ title: "Closed" });
  expect(await runAll("closed")).toEqual([undefined, "Closed", undefined]);
  expect(await client.getDocument("drafts.closed")).toMatchObject({ title: "Closed" });
});

test("a change for a time goes back to what visitors saw, and leaves no draft of it", async () => {
  await client.create({ _id: "sale", _type: "service", title: "$4,499" });
  await client.create({ _id: "drafts.sale", _type: "service", title: "$3,999" });
  await schedulePlan(client, "sale", { start: START, end: END, leaves: false, rest: NO_REST });
  expect(await runAll("sale")).toEqual(["$4,499", "$3,999", "$4,499"]);
  expect(await client.getDocument("drafts.sale")).toBeUndefined();
});

test("leaves no end behind if the start can’t be scheduled", async () => {
  await client.create({ _id: "kept", _type: "article", title: "Without a draft" });
  const plan = { start: START, end: END, leaves: false, rest: NO_REST };
  await expect(schedulePlan(client, "kept", plan)).rejects.toThrow();
  expect(await readSchedules(client)).toEqual([]);
});

test("deletes nothing that is scheduled, and says when and what to do", async () => {
  await client.create({ _id: "bot", _type: "service", title: "Bot" });
  await leaveSiteAt(client, { id: "bot", listedIn: [] }, START);
  const record = { _id: "drafts.record", _type: "deletedDocument" };
  const deletion = { id: "bot", action: "Delete", listedIn: [] } as const;
  await expect(leaveSite(client, deletion, record)).rejects.toThrow(
    "“Bot”, scheduled for Friday 2 June 2090 at 9:00 am, Sydney time. Open it",
  );
  expect(await client.getDocument(record._id)).toBeUndefined();
  for (const schedule of await readSchedules(client)) await cancel(client, schedule);
  await leaveSite(client, deletion, record);
  expect(await client.getDocument("bot")).toBeUndefined();
  expect(await client.getDocument(record._id)).toMatchObject(record);
});
