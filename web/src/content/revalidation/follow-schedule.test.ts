import type { SanityClient } from "@sanity/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { health } from "../../runtime/observability/health.ts";
import { noteImplausible, notePlausible } from "../plausibility.ts";
import { followContent } from "./follow-content.ts";

/* When the site listens and compares, by a clock of the test. */

type Handlers = { next: (event: unknown) => void; error: (error: unknown) => void };

const MINUTE = 60_000;
let subscriptions: (Handlers & { isOpen: boolean })[];
const listen = vi.fn((_query: string, _params: unknown, _options: unknown) => ({
  subscribe(handlers: Handlers) {
    const subscription = { ...handlers, isOpen: true };
    subscriptions.push(subscription);
    return { unsubscribe: () => Object.assign(subscription, { isOpen: false }) };
  },
}));
const dataset = vi.fn<() => Promise<string[]>>();
const document = vi.fn<(change: unknown) => Promise<string[]>>();
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  subscriptions = [];
  vi.clearAllMocks();
  dataset.mockReset().mockResolvedValue([]);
  document.mockReset().mockResolvedValue([]);
  // Only `listen` is called: the reconciler has the rest.
  const client = { listen } as unknown as SanityClient;
  stop = followContent({ client, reconciler: { dataset, document } });
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const latest = () => subscriptions.at(-1) as Handlers & { isOpen: boolean }; // There is always one.
const open = () => subscriptions.filter(({ isOpen }) => isOpen).length;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
async function connect(): Promise<void> {
  latest().next({ type: "welcome" });
  await pass(0);
}

/** How often the dataset was compared within some time. */
async function comparisonsIn(ms: number): Promise<number> {
  const before = dataset.mock.calls.length;
  await pass(ms);
  return dataset.mock.calls.length - before;
}

it("compares at the start, at each connection, and every five minutes while it listens", async () => {
  await pass(0);
  expect(dataset).toHaveBeenCalledTimes(1);
  expect(health().listening).toBe(false);
  await connect();
  expect(dataset).toHaveBeenCalledTimes(2);
  expect(health().listening).toBe(true);
  expect(await comparisonsIn(5 * MINUTE - 1)).toBe(0);
  expect(await comparisonsIn(1)).toBe(1);
  expect(await comparisonsIn(60 * MINUTE)).toBe(12);
});

it("compares every 20 seconds while it does not listen", async () => {
  await pass(0);
  expect(await comparisonsIn(19_999)).toBe(0);
  expect(await comparisonsIn(1)).toBe(1);
  expect(await comparisonsIn(MINUTE)).toBe(3);
});

it("compares every second while the Content Lake does not answer", async () => {
  await connect();
  dataset.mockRejectedValue(new Error("unreachable"));
  await pass(5 * MINUTE);
  expect(await comparisonsIn(10_000)).toBe(10);
});

it("subscribes again after a second when the connection is lost, and after 20 when it is refused", async () => {
  const logged = vi.spyOn(console, "error").mockReturnValue();
  await connect();
  for (const _ of [1, 2]) latest().next({ type: "reconnect" });
  expect(health().listening).toBe(false);
  expect(open()).toBe(0);
  await pass(999);
  expect(subscriptions).toHaveLength(1);
  await pass(1);
  expect(subscriptions).toHaveLength(2);
  latest().error(new Error("limit reached"));
  expect(logged.mock.lastCall?.join()).toContain("limit reached");
  await pass(19_999);
  expect(subscriptions).toHaveLength(2);
  await pass(1);
  expect([subscriptions.length, open()]).toEqual([3, 1]);
});

it("subscribes again when a scheduled comparison finds a change that was not announced", async () => {
  await connect();
  dataset.mockResolvedValue(["service-a:page"]);
  await pass(5 * MINUTE);
  expect(open()).toBe(0);
  await pass(1);
  expect([subscriptions.length, open()]).toEqual([2, 1]);
});

it("keeps its subscription when a comparison at a connection finds changes, or a scheduled one none", async () => {
  dataset.mockResolvedValue(["service-a:page"]);
  await connect();
  dataset.mockResolvedValue([]);
  await pass(11 * MINUTE);
  expect(subscriptions).toHaveLength(1);
  // While it does not listen, finding changes is what comparing is for.
  latest().error(new Error("limit reached"));
  dataset.mockResolvedValue(["service-a:page"]);
  expect(await comparisonsIn(20_000)).toBe(1);
  expect(subscriptions).toHaveLength(2);
  await pass(1);
  expect(subscriptions).toHaveLength(2);
});

it("passes each change on with its time, and compares every second after one that cannot be reconciled", async () => {
  await connect();
  const event = { type: "mutation", timestamp: "2026-11-28T00:00:00Z", documentId: "a" };
  const at = Date.parse(event.timestamp);
  latest().next({ ...event, result: { _type: "service" } });
  expect(document).toHaveBeenLastCalledWith({ id: "a", type: "service", at });
  document.mockRejectedValueOnce(new Error("unreachable"));
  dataset.mockRejectedValueOnce(new Error("unreachable"));
  // Of a deleted document, the type is not known.
  latest().next({ ...event, documentId: "b" });
  expect(document).toHaveBeenLastCalledWith({ id: "b", type: "", at });
  await pass(0);
  expect(await comparisonsIn(999)).toBe(0);
  expect(await comparisonsIn(1_001)).toBe(2);
  expect(await comparisonsIn(MINUTE)).toBe(0);
});

it("compares a second after an implausible answer", async () => {
  await connect();
  noteImplausible("The test says so.");
  expect(await comparisonsIn(999)).toBe(0);
  expect(await comparisonsIn(1)).toBe(1);
  notePlausible();
});

it("does nothing more once it is stopped", async () => {
  await connect();
  document.mockRejectedValue(new Error("unreachable"));
  latest().next({ type: "mutation", timestamp: "2026-11-28T00:00:00Z", documentId: "a" });
  let finish = (_tags: string[]) => {};
  dataset.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
  await pass(5 * MINUTE);
  const before = [dataset, document].map((mock) => mock.mock.calls.length);
  stop();
  expect(health().listening).toBe(false);
  expect(open()).toBe(0);
  // What was under way starts nothing either.
  finish(["service-a:page"]);
  latest().next({ type: "reconnect" });
  noteImplausible("The test says so.");
  await pass(60 * MINUTE);
  notePlausible();
  expect([dataset, document].map((mock) => mock.mock.calls.length)).toEqual(before);
  expect(subscriptions).toHaveLength(1);
});
