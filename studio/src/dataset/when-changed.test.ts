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
  const write = async (times: number, everyMs: number) => {
    for (let time = 0; time < times; time++) {
      send({ type: "mutation" });
      await vi.advanceTimersByTimeAsync(everyMs);
    }
  };
  send({ type: "welcome" });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(callBack).toHaveBeenCalledTimes(1);

  await write(3, 900);
  expect(callBack).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(100);
  expect(callBack).toHaveBeenCalledTimes(2);
  await write(9, 500);
  expect(callBack).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(callBack).toHaveBeenCalledTimes(4);

  expect(setInterrupted).toHaveBeenCalledTimes(1);
  send({ type: "reconnect" });
  await vi.advanceTimersByTimeAsync(0);
  expect(setInterrupted).toHaveBeenLastCalledWith(true);
  expect(callBack).toHaveBeenCalledTimes(4);
  send({ type: "welcome" });
  await vi.advanceTimersByTimeAsync(0);
  expect(setInterrupted).toHaveBeenLastCalledWith(false);
  expect(callBack).toHaveBeenCalledTimes(5);

  fail();
  expect(setInterrupted).toHaveBeenLastCalledWith(true);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(listen).toHaveBeenCalledTimes(2);
  send({ type: "mutation" });
  stop();
  expect(unsubscribe).toHaveBeenCalledTimes(1);
  fail();
  stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect([listen.mock.calls.length, callBack.mock.calls.length]).toEqual([2, 5]);
});
