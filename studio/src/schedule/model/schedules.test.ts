import { afterAll, beforeAll, beforeEach, describe, expect, it, test, vi } from "vitest";
import { startLake, type TestLake } from "../../../tests/servers.ts";
import { inASentence } from "../words.ts";
import { readSchedules, reschedule, schedule, schedulesIn } from "./schedules.ts";

const release = (name: string, publishAt: string | null, more = {}) => ({
  name,
  publishAt,
  intendedAt: "2026-11-25T22:00:00Z",
  failure: null,
  ...more,
});
const version = (release: string, id: string, isUnpublished: boolean | null = null) => ({
  _id: `versions.${release}.${id}`,
  _type: "article",
  isUnpublished,
});

test("schedules are said in order of their time, each as it stands", () => {
  const schedules = schedulesIn({
    releases: [
      release("r3", "2026-11-27T22:00:00Z"),
      release("r2", null),
      release("r1", null, { intendedAt: "2026-11-24T22:00:00Z", failure: "It is needed" }),
      release("made", null),
    ],
    versions: [version("r1", "a", true), version("r2", "b.c"), version("r3", "d", true)],
  });
  expect(schedules.map(({ id }) => id)).toEqual(["a", "b.c", "d"]);
  expect(schedules.map(inASentence)).toEqual([
    "Was to leave the site on Wednesday 25 November 2026 at 9:00 am, Sydney time, and could not: It is needed",
    "Was to be published on Thursday 26 November 2026 at 9:00 am, Sydney time, and is paused",
    "Leaves the site on Saturday 28 November 2026 at 9:00 am, Sydney time",
  ]);
});

describe("another time", () => {
  const MONDAY = new Date("2090-06-01T23:00:00Z");
  const TUESDAY = new Date("2090-06-02T23:00:00Z");
  let lake: TestLake;

  beforeAll(async () => {
    lake = await startLake();
    await lake.client.create({ _id: "drafts.a", _type: "article", title: "At a time" });
    await schedule(lake.client, { id: "a", action: "publish", at: MONDAY });
  });
  afterAll(() => lake?.stop());
  beforeEach(() => vi.restoreAllMocks());

  /** Schedules the article for Tuesday instead, where the Content Lake refuses some actions. */
  async function changeTo(at: Date, isRefused: (action: { actionType: string }) => boolean) {
    const { client } = lake;
    const known = (await readSchedules(client)).find(({ isComing }) => isComing);
    if (!known) throw new Error("Nothing is scheduled.");
    const act = client.action.bind(client);
    vi.spyOn(client, "action").mockImplementation((action, ...rest) =>
      [action].flat().some(isRefused)
        ? Promise.reject(new Error("Refused."))
        : act(action, ...rest),
    );
    await reschedule(client, known, { id: "a", action: "publish", at });
  }

  it("leaves the old one as it was where the new one is refused", async () => {
    const change = changeTo(TUESDAY, ({ actionType }) => actionType.endsWith("version.create"));
    await expect(change).rejects.toThrow("Refused.");
    expect(await readSchedules(lake.client)).toMatchObject([{ at: MONDAY, isComing: true }]);
  });

  it("replaces the old one, which cannot happen any more though it cannot be put away", async () => {
    await changeTo(TUESDAY, ({ actionType }) => actionType.endsWith("release.archive"));
    const coming = (await readSchedules(lake.client)).filter(({ isComing }) => isComing);
    expect(coming).toMatchObject([{ id: "a", at: TUESDAY }]);
  });

  it("says that the old one is paused where it cannot be scheduled again", async () => {
    const change = changeTo(TUESDAY, ({ actionType }) => actionType.endsWith("release.schedule"));
    await expect(change).rejects.toThrow(/^Refused\. .*paused/);
    expect((await readSchedules(lake.client)).filter(({ isComing }) => isComing)).toEqual([]);
  });
});
