import { expect, test } from "vitest";
import { inASentence } from "../words.ts";
import { schedulesIn } from "./schedules.ts";

const release = (name: string, publishAt: string | null, more = {}) => ({
  name,
  publishAt,
  wanted: "2026-11-25T22:00:00Z",
  failure: null,
  ...more,
});
const version = (release: string, id: string, isTakenBack: boolean | null = null) => ({
  _id: `versions.${release}.${id}`,
  _type: "article",
  isTakenBack,
});

test("schedules are said in order of their time, each as it stands", () => {
  const schedules = schedulesIn({
    releases: [
      release("r3", "2026-11-27T22:00:00Z"),
      release("r2", null),
      release("r1", null, { wanted: "2026-11-24T22:00:00Z", failure: "It is needed" }),
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
