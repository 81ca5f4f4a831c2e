import { expect, it } from "vitest";
import { Settling } from "./settling.ts";

const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
};

it("settles what comes while it is busy in one go, and later ones in another", async () => {
  const tasks = new Settling();
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
  const tasks = new Settling();
  const failing = async () => {
    throw new Error("no lake");
  };
  const both = [1, 2].map(() => tasks.settle(new Map([["a", "t"]]), failing));
  for (const one of both) await expect(one).rejects.toThrow("no lake");
  expect(await tasks.settle(new Map([["a", "t"]]), async () => ["fine"])).toEqual(["fine"]);
});
