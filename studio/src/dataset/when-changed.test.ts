import type { SanityClient } from "@sanity/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenChanged } from "./when-changed.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("calls back on connecting, after writes stop, at intervals during writes, and on reconnecting", async () => {
  let send = (_: { type: string }) => {};
  let fail = () => {};
  const unsubscribe = vi.fn();
  const subscribe = ({ next, error }: { next: typeof send; error: typeof fail }) => {
    [send, fail] = [next, error];
    return { unsubscribe };
  };
  const listen = vi.fn(() => ({ subscribe }));
  // A stub with the one method that is used.
  const client = { listen } as unknown as SanityClient;
  const [setInterrupted, callBack] = [vi.fn(), vi.fn()];
  const options = { types: ["page"], quietMs: 1_000, retryMs: 2_000 };
  const stop = whenChanged(client, options, setInterrupted, callBack);
  const callsAfter = async (ms: number) => {
    await vi.advanceTimersByTimeAsync(ms);
    return callBack.mock.calls.length;
  };
  const write = async (times: number, everyMs: number) => {
    for (let time = 0; time < times; time++) {
      send({ type: "mutation" });
      await vi.advanceTimersByTimeAsync(everyMs);
    }
  };
  const events = ["welcome", "mutation", "reconnect"];
  const scope = expect.objectContaining({ events, includeResult: false, includeAllVersions: true });
  expect(listen).toHaveBeenCalledWith(expect.anything(), { types: ["page"] }, scope);
  // Connecting takes long.
  expect(await callsAfter(2_000)).toBe(1);
  send({ type: "welcome" });
  expect(await callsAfter(10_000)).toBe(2);

  await write(3, 900);
  expect(await callsAfter(0)).toBe(2);
  expect(await callsAfter(100)).toBe(3);
  await write(9, 500);
  expect(await callsAfter(0)).toBe(4);
  expect(await callsAfter(1_000)).toBe(5);

  expect(setInterrupted).toHaveBeenCalledTimes(1);
  send({ type: "reconnect" });
  expect(await callsAfter(0)).toBe(5);
  expect(setInterrupted).toHaveBeenLastCalledWith(true);
  send({ type: "welcome" });
  expect(await callsAfter(0)).toBe(6);
  expect(setInterrupted).toHaveBeenLastCalledWith(false);

  fail();
  expect(setInterrupted).toHaveBeenLastCalledWith(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(listen).toHaveBeenCalledTimes(2);
  send({ type: "mutation" });
  stop();
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  fail();
  stop();
  expect(await callsAfter(10_000)).toBe(6);
  expect(listen).toHaveBeenCalledTimes(2);
});
