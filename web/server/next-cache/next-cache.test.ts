import { expect, it } from "vitest";
import { CacheStore } from "../store.ts";
import { shareStore } from "./cache-handler.ts";
import results from "./use-cache-handler.ts";

const store = new CacheStore();
shareStore(store);

const result = (text: string, tags: string[], timestamp = store.now()) => ({
  ...{ value: new Blob([text]).stream(), tags, timestamp },
  ...{ stale: 60, expire: 1_000, revalidate: 1_000 },
});
async function textOf(key: string): Promise<string | undefined> {
  const found = await results.get(key);
  return found && new Response(found.value).text();
}

it("returns a cached result until one of its tags is revalidated", async () => {
  await results.set("prices", Promise.resolve(result("$99", ["a:price", "b:price"])));
  await results.set("other", Promise.resolve(result("other", ["c:page"])));
  expect([await textOf("prices"), await textOf("prices")]).toEqual(["$99", "$99"]);
  store.invalidate(["b:price", "none"]);
  expect([await textOf("prices"), await textOf("other")]).toEqual([undefined, "other"]);
});

it("does not return a result that was invalidated while it was computed", async () => {
  const startedAt = store.now();
  store.invalidate(["a:page"]);
  await results.set("late", Promise.resolve(result("old", ["a:page"], startedAt)));
  expect(await textOf("late")).toBeUndefined();
});

it("waits for a pending result", async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof result>>();
  void results.set("coming", promise);
  const text = textOf("coming");
  resolve(result("here", []));
  expect(await text).toBe("here");
});

it("does not cache a result that failed or was cut short, and accepts the next one", async () => {
  await results.set("failed", Promise.reject(new Error("no lake")));
  const value = new ReadableStream({ start: (stream) => stream.error(new Error("cut")) });
  await results.set("cut", Promise.resolve({ ...result("", []), value }));
  expect([await textOf("failed"), await textOf("cut")]).toEqual([undefined, undefined]);
  await results.set("failed", Promise.resolve(result("now", [])));
  expect(await textOf("failed")).toBe("now");
});
