import { expect, it } from "vitest";
import { OneAtATime } from "./one-at-a-time.ts";

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
