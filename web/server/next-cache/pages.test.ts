import { expect, it } from "vitest";
import { openStoreForTest } from "../testing/open-store.ts";
import PageHandler, { type RenderedPage, renderContext } from "./pages.ts";

const store = openStoreForTest();
const handler = new PageHandler();
const page = (html: string): RenderedPage => ({ kind: "APP_PAGE", html });

it("hands what Next rendered to the request that asked for it, and to no other", async () => {
  const render = (html: string) =>
    renderContext.run({}, async () => {
      await handler.set("/a", page(html));
      await handler.set("/a/data", { kind: "FETCH" });
      await handler.set("/a", null);
      return renderContext.getStore()?.rendered;
    });
  expect(await Promise.all([render("one"), render("two")])).toEqual([page("one"), page("two")]);
});

it("has nothing for Next, which is asked only for what is not cached", async () => {
  await handler.set("/a", page("rendered outside of a request"));
  expect(await handler.get()).toBeNull();
});

it("invalidates in the store what Next is told to", async () => {
  const before = store.now();
  await handler.revalidateTag(["a:page", "list:page"]);
  await handler.revalidateTag("b:page");
  for (const tag of ["a:page", "list:page", "b:page"]) {
    expect(store.invalidatedSince(before, [tag]), tag).toBe(true);
  }
});
