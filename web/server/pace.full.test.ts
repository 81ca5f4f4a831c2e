import { setImmediate as turn } from "node:timers/promises";
import { expect, it } from "vitest";
import { FairQueue } from "./fair-queue.ts";
import { Pace } from "./pace.ts";

const SECONDS = 3;

/** Takes the processor. @returns for how many milliseconds */
function work(milliseconds: number): number {
  const start = performance.now();
  let spent = 0;
  while (spent < milliseconds) spent = performance.now() - start;
  return spent;
}

it("leaves nine tenths of a busy process to cached pages under a flood of what visitors can make up", async () => {
  const queue = new FairQueue(2, new Pace());
  const spent = { cached: 0, flood: 0 };
  let isOver = false;
  const flood = async (network: string) => {
    while (!isOver)
      await queue.run(network, async () => {
        spent.flood += work(20);
      });
  };
  const floods = Array.from({ length: 30 }, (_, n) => flood(`network ${n % 3}`));
  for (const end = performance.now() + SECONDS * 1000; performance.now() < end; await turn())
    spent.cached += work(1);
  const share = spent.cached / (spent.cached + spent.flood);
  isOver = true;
  await Promise.all(floods);
  expect(spent.flood).toBeGreaterThan(0);
  expect(share).toBeGreaterThanOrEqual(0.9);
});
