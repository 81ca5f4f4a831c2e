import { EventEmitter } from "node:events";
import fc from "fast-check";
import { expect, it } from "vitest";
import { FairQueue, TooBusy } from "./fair-queue.ts";
import { deferred } from "./testing/deferred.ts";

const WAITING = { subscriber: 4, network: 6, all: 10 };
const pace = { mayStart: () => true, measure: () => () => {} };

type Outcome = number | "run";

/** Lets a queue's promises settle. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A queue whose tasks finish one by one, on demand. */
function open(atOnce: number) {
  const queue = new FairQueue({ atOnce, waiting: WAITING, pace });
  const running: { network: string; finish: () => void }[] = [];
  const started: string[] = [];
  const run = (network: string, subscriber: string): Promise<Outcome> =>
    queue
      .run([network, `${network}/${subscriber}`], () => {
        const { promise, resolve } = deferred();
        running.push({ network, finish: resolve });
        started.push(network);
        return promise;
      })
      .then(
        () => "run",
        (error: TooBusy) => error.status,
      );
  return { run, running, started };
}

const arrival = fc.record({
  network: fc.constantFrom("a", "b", "c", "d"),
  subscriber: fc.constantFrom("1", "2", "3"),
});

it("answers any arrivals: few under way, a short queue, and no network waits for another's flood", async () => {
  const step = fc.oneof({ weight: 4, arbitrary: arrival }, fc.constant("finish" as const));
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 4 }), fc.array(step), async (atOnce, steps) => {
      const { run, running } = open(atOnce);
      const outcomes: Promise<Outcome>[] = [];
      let answered = 0;
      for (const each of steps) {
        if (each === "finish") running.shift()?.finish();
        else {
          const outcome = run(each.network, each.subscriber);
          outcomes.push(outcome.finally(() => answered++));
        }
        await settle();
        expect(running.length).toBeLessThanOrEqual(atOnce);
        expect(outcomes.length - answered).toBeLessThanOrEqual(WAITING.all + atOnce);
      }
      for (; running.length > 0; await settle()) running.shift()?.finish();
      for (const outcome of await Promise.all(outcomes))
        expect(["run", 429, 503]).toContain(outcome);
    }),
  );
});

it("serves a newcomer next, however many of others' requests wait", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(arrival, { minLength: 1, maxLength: 60 }), async (flood) => {
      const { run, running, started } = open(1);
      const others = flood.map(({ network, subscriber }) => run(network, subscriber));
      // Each of the four other networks has been served, and waits again.
      for (let n = 0; n < 4; n++) {
        await settle();
        running.shift()?.finish();
      }
      await settle();
      const before = started.length;
      const own = run("newcomer", "1");
      const isFree = running.length === 0;
      await settle();
      if (!isFree) running.shift()?.finish();
      await settle();
      expect(started[before]).toBe("newcomer");
      for (; running.length > 0; await settle()) running.shift()?.finish();
      expect(await own).toBe("run");
      await Promise.all(others);
    }),
  );
});

it("keeps a place for other networks where a task of one does not end", async () => {
  const { run, started } = open(2);
  void run("slow", "1");
  void run("slow", "2");
  void run("other", "1");
  await settle();
  expect(started).toEqual(["slow", "other"]);
});

it("refuses what one phone asks beyond its share, and not that of another in its network", async () => {
  const { run, started } = open(1);
  const statuses = Promise.all(Array.from({ length: 8 }, () => run("net", "flood")).slice(5));
  expect(await statuses).toEqual([429, 429, 429]);
  void run("net", "phone");
  await settle();
  expect(started).toHaveLength(1);
});

it("drops what a visitor who has left was waiting for", async () => {
  const queue = new FairQueue({ atOnce: 1, waiting: WAITING, pace });
  const { promise, resolve } = deferred();
  void queue.run(["a", "a1"], () => promise);
  const response = new EventEmitter();
  const left = queue.run(["b", "b1"], async () => "run", response);
  response.emit("close");
  await expect(left).rejects.toThrow(TooBusy);
  resolve();
  expect(await queue.run(["c", "c1"], async () => "run", response)).toBe("run");
  expect(response.listenerCount("close")).toBe(0);
});

it("does not let who asks one thing after another wait for a flood that has to make room", async () => {
  const queue = new FairQueue({
    atOnce: 2,
    waiting: WAITING,
    pace: { ...pace, mayStart: (isFlood) => !isFlood },
  });
  const outcomes: string[] = [];
  const ask = (network: string) =>
    queue.run([network, `${network}/1`], async () => void outcomes.push(network));
  void ask("flood");
  void ask("flood");
  void ask("flood");
  for (let time = 0; time < 3; time++) await ask("visitor");
  expect(outcomes).toEqual(["flood", "visitor", "visitor", "visitor"]);
});
