import { expect, it } from "vitest";
import { OneAtATime } from "./one-at-a-time.ts";

const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
};

it("runs tasks in order, and goes on after one that failed", async () => {
  const tasks = new OneAtATime();
  const order: string[] = [];
  const failing = tasks.run(async () => {
    order.push("first");
    throw new Error("no lake");
  });
  const next = tasks.run(async () => order.push("second"));
  await expect(failing).rejects.toThrow("no lake");
  await next;
  expect(order).toEqual(["first", "second"]);
});

it("settles what comes while it is busy in one go, and later ones in another", async () => {
  const tasks = new OneAtATime();
  const rounds: string[][] = [];
  const settle = async (changed: ReadonlyMap<string, string>) => {
    rounds.push([...changed.keys()]);
    return [...changed.values()];
  };
  const { opened, open } = gate();
  const busy = tasks.run(() => opened);
  const results = ["a", "b", "a"].map((id) => tasks.settle(new Map([[id, `type-${id}`]]), settle));
  open();
  await busy;
  expect(await Promise.all(results)).toEqual(Array(3).fill(["type-a", "type-b"]));
  await tasks.settle(new Map([["c", "type-c"]]), settle);
  expect(rounds).toEqual([["a", "b"], ["c"]]);
});

it("tells everyone who waited of a failure, and starts afresh", async () => {
  const tasks = new OneAtATime();
  const failing = async () => {
    throw new Error("no lake");
  };
  const both = [1, 2].map(() => tasks.settle(new Map([["a", "t"]]), failing));
  for (const one of both) await expect(one).rejects.toThrow("no lake");
  expect(await tasks.settle(new Map([["a", "t"]]), async () => ["fine"])).toEqual(["fine"]);
});
