import { expect, it } from "vitest";
import { ReconcileQueue } from "./reconcile-queue.ts";

const gate = () => {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
};

it("reconciles what comes while it is busy in one go, and later ones in another", async () => {
  const queue = new ReconcileQueue();
  const rounds: string[][] = [];
  const reconcile = async (changed: ReadonlyMap<string, string>) => {
    rounds.push([...changed.keys()]);
    return [...changed.values()];
  };
  const { opened, open } = gate();
  const busy = queue.run(() => opened);
  const results = ["a", "b", "a"].map((id) =>
    queue.documents(new Map([[id, `type-${id}`]]), reconcile),
  );
  open();
  await busy;
  expect(await Promise.all(results)).toEqual(Array(3).fill(["type-a", "type-b"]));
  await queue.documents(new Map([["c", "type-c"]]), reconcile);
  expect(rounds).toEqual([["a", "b"], ["c"]]);
});

it("tells everyone who waited of a failure, and starts afresh", async () => {
  const queue = new ReconcileQueue();
  const failing = async () => {
    throw new Error("no lake");
  };
  const both = [1, 2].map(() => queue.documents(new Map([["a", "t"]]), failing));
  for (const one of both) await expect(one).rejects.toThrow("no lake");
  expect(await queue.documents(new Map([["a", "t"]]), async () => ["fine"])).toEqual(["fine"]);
});
