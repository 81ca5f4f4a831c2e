import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openStore } from "../store/store.ts";
import { openDatabase } from "../store/tables.ts";
import { startClock } from "./clock.ts";

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-23T09:00:00Z") });
});
afterEach(() => {
  vi.useRealTimers();
});

test("a due release is tried again after an unexpected error", () => {
  const store = openStore(openDatabase(":memory:"), () => {});
  const system = { _rev: "t1", _createdAt: "2026-11-23T08:00:00Z", _updatedAt: "" };
  const release = {
    ...system,
    _id: "_.releases.r1",
    _type: "system.release",
    name: "r1",
    state: "scheduled",
    metadata: {},
    userId: "local-editor",
    publishAt: "2026-11-23T10:00:00Z",
  };
  const version = { ...system, _id: "versions.r1.a", _type: "page", title: "New" };
  const created = (after: typeof version | typeof release) => ({
    id: after._id,
    before: null,
    after,
    mutations: [],
  });
  const changes = [created(release), created(version)];
  store.commit({ id: "t1", timestamp: system._createdAt, identity: "", changes });

  const lines: string[] = [];
  const stop = startClock({ store, log: (line) => lines.push(line) });
  const commit = vi.spyOn(store, "commit").mockImplementationOnce(() => {
    throw new Error("disk full");
  });
  vi.advanceTimersByTime(60 * 60_000);
  expect(lines).toEqual(["release r1 could not be published: disk full"]);
  expect(store.get("a")).toBeUndefined();
  vi.advanceTimersByTime(60_000);
  expect(commit).toHaveBeenCalledTimes(2);
  expect(store.get("a")).toMatchObject({ title: "New" });
  stop();
  store.close();
});
