import type { SanityClient } from "@sanity/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { follow, type Live, type Read } from "./follow.ts";

type Event = { type: string; documentId?: string };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Follows by a client whose events are made here. */
function begin(read: Read<number>) {
  let send = (_: Event) => {};
  const subscribe = ({ next }: { next: (event: Event) => void }) => {
    send = next;
    return { unsubscribe() {} };
  };
  // As much of the client as is used.
  const client = { listen: () => ({ subscribe }) } as unknown as SanityClient;
  let live: Live<number> = { isAway: false };
  const stop = follow(client, { read, types: ["page"], quietMs: 1_000 }, (change) => {
    live = change(live);
  });
  return { send: (event: Event) => send(event), live: () => live, stop };
}

test("reads everything once, then what changed when no one writes, and everything again after a break", async () => {
  let count = 0;
  const read = vi.fn<Read<number>>(async () => ++count);
  const { send, live, stop } = begin(read);
  send({ type: "welcome" });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read).toHaveBeenCalledTimes(1);
  expect(read.mock.lastCall?.[1]).toBeUndefined();

  for (const documentId of ["a", "drafts.b", "a"]) {
    send({ type: "mutation", documentId });
    await vi.advanceTimersByTimeAsync(900);
  }
  expect(read).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(read.mock.lastCall?.[1]).toEqual({ data: 1, changed: ["a", "drafts.b"] });
  expect(live()).toEqual({ data: 2, isAway: false });

  send({ type: "reconnect" });
  expect(live()).toEqual({ data: 2, isAway: true });
  send({ type: "welcome" });
  await vi.advanceTimersByTimeAsync(0);
  expect(read.mock.lastCall?.[1]).toBeUndefined();
  expect(live()).toEqual({ data: 3, isAway: false });

  stop();
  send({ type: "mutation", documentId: "a" });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read).toHaveBeenCalledTimes(3);
});

test("reads although someone writes all the time", async () => {
  const read = vi.fn<Read<number>>(async () => 1);
  const { send } = begin(read);
  send({ type: "welcome" });
  for (let second = 0; second < 10; second++) {
    send({ type: "mutation", documentId: "a" });
    await vi.advanceTimersByTimeAsync(500);
  }
  expect(read).toHaveBeenCalledTimes(2);
});

test("reads again where a read never ends", async () => {
  const read = vi.fn<Read<number>>(async () => 1);
  read.mockReturnValueOnce(new Promise(() => {}));
  const { send, live } = begin(read);
  send({ type: "welcome" });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(live()).toEqual({ isAway: true });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(live()).toEqual({ data: 1, isAway: false });
});

test("tries again where the lake does not answer, and then reads everything", async () => {
  const read = vi.fn<Read<number>>(async () => 1);
  const { send, live } = begin(read);
  send({ type: "welcome" });
  await vi.advanceTimersByTimeAsync(0);
  read.mockRejectedValueOnce(new Error("away"));
  send({ type: "mutation", documentId: "a" });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(live()).toEqual({ data: 1, isAway: true });
  await vi.advanceTimersByTimeAsync(2_000);
  expect(read.mock.lastCall?.[1]).toBeUndefined();
  expect(live()).toEqual({ data: 1, isAway: false });
});
