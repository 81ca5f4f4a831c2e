import { expect, it } from "vitest";
import { openStoreForTest } from "../testing/open-store.ts";
import results from "./results.ts";

const store = openStoreForTest();

const streamOf = (text: string) => new Blob([text]).stream();

const result = (text: string, tags: string[], timestamp = store.now()) => ({
  value: streamOf(text),
  tags,
  timestamp,
  stale: 60,
  expire: 1_000,
  revalidate: 1_000,
});

async function textOf(key: string): Promise<string | undefined> {
  const found = await results.get(key);
  return found && new Response(found.value).text();
}

it("has a result as often as it is asked for, until one of its tags is invalidated", async () => {
  await results.set("prices", Promise.resolve(result("$99", ["a:price", "b:price"])));
  await results.set("other", Promise.resolve(result("other", ["c:page"])));
  expect([await textOf("prices"), await textOf("prices")]).toEqual(["$99", "$99"]);
  expect(await results.get("prices")).toMatchObject({
    tags: ["a:price", "b:price"],
    expire: 1_000,
  });
  store.invalidate(["b:price"]);
  expect([await textOf("prices"), await textOf("other")]).toEqual([undefined, "other"]);
});

it("does not return what was invalidated while it was made", async () => {
  const begun = store.now();
  store.invalidate(["a:page"]);
  await results.set("late", Promise.resolve(result("old", ["a:page"], begun)));
  expect(await textOf("late")).toBeUndefined();
});

it("has whoever asks wait for a result that is on its way", async () => {
  let arrive = (_: ReturnType<typeof result>) => {};
  const coming = new Promise<ReturnType<typeof result>>((resolve) => {
    arrive = resolve;
  });
  void results.set("coming", coming);
  const found = textOf("coming");
  arrive(result("here", []));
  expect(await found).toBe("here");
});

it("has nothing of a result that failed or was cut short, and takes the next one", async () => {
  await results.set("failed", Promise.reject(new Error("no lake")));
  const cut = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.error(new Error("cut")),
  });
  await results.set("cut", Promise.resolve({ ...result("", []), value: cut }));
  expect([await textOf("failed"), await textOf("cut")]).toEqual([undefined, undefined]);
  await results.set("failed", Promise.resolve(result("now", [])));
  expect(await textOf("failed")).toBe("now");
});
