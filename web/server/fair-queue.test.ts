import { EventEmitter } from "node:events";
import fc from "fast-check";
import { expect, it } from "vitest";
import { FairQueue, TooBusy } from "./fair-queue.ts";

/** Lets a queue's promises settle. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A queue whose tasks finish one by one, on demand. */
function open(places: number) {
  const queue = new FairQueue(places);
  const running: (() => void)[] = [];
  const started: string[] = [];
  const run = (network: string, isFirst = false): Promise<boolean> =>
    queue
      .run(
        network,
        () => {
          const { promise, resolve } = Promise.withResolvers<void>();
          running.push(resolve);
          started.push(network);
          return promise;
        },
        undefined,
        isFirst,
      )
      .then(
        () => true,
        (error) => !(error instanceof TooBusy),
      );
  const finish = async () => {
    running.shift()?.();
    await settle();
  };
  return { run, running, started, finish };
}

it("answers every arrival, and each in its network's turn: no other has two turns before", async () => {
  const step = fc.constantFrom("a", "b", "c", "d", "finish" as const);
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(step), async (places, steps) => {
      const { run, running, started, finish } = open(places);
      const outcomes: Promise<boolean>[] = [];
      for (const each of steps) {
        if (each === "finish") await finish();
        else outcomes.push(run(each));
        await settle();
        expect(running.length).toBeLessThanOrEqual(places);
      }
      const before = started.length;
      outcomes.push(run("returning"));
      await settle();
      while (running.length > 0) await finish();
      const ahead = started.slice(before, started.indexOf("returning", before));
      expect(ahead.length).toBe(new Set(ahead).size);
      expect(await Promise.all(outcomes)).not.toContain(false);
    }),
    { numRuns: 200 },
  );
});

it("lets forty of one network wait, refuses more of it, and takes what goes first before them", async () => {
  const { run, started, finish } = open(2);
  const flood = Array.from({ length: 42 }, () => run("flood"));
  expect(await flood[41]).toBe(false);
  void run("other");
  await settle();
  // One place is kept from a network that holds the others.
  expect(started).toEqual(["flood", "other"]);
  await finish();
  void run("flood", true).then(() => started.push("first"));
  for (let n = 0; n < 3; n++) await finish();
  expect(started).toContain("first");
});

it("drops what a visitor who has left was waiting for", async () => {
  const queue = new FairQueue(1);
  const { promise, resolve } = Promise.withResolvers<void>();
  void queue.run("a", () => promise);
  const response = new EventEmitter();
  const left = queue.run("b", async () => "run", response);
  response.emit("close");
  await expect(left).rejects.toThrow(TooBusy);
  resolve();
  expect(await queue.run("c", async () => "run", response)).toBe("run");
  expect(response.listenerCount("close")).toBe(0);
});

it("does not let who asks one thing after another wait for a flood that has to make room", async () => {
  const queue = new FairQueue(2, {
    mayStart: (isFlood) => !isFlood,
    measure: () => () => {},
  });
  const outcomes: string[] = [];
  const ask = (network: string) => queue.run(network, async () => void outcomes.push(network));
  for (let time = 0; time < 3; time++) void ask("flood");
  for (let time = 0; time < 3; time++) await ask("visitor");
  expect(outcomes).toEqual(["flood", "visitor", "visitor", "visitor"]);
});
