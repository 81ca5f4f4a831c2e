import { expect, it } from "vitest";
import { checkPage } from "./check-page.ts";

const SHEET = "/_next/static/chunks/a.css";
const LOADER = "/_next/static/client/loader-a.js";
const HEAD = `<link rel="stylesheet" href="${SHEET}"><script type="module" src="${LOADER}"></script>`;

/** Checks a page as the build renders it, with the given overrides. */
function check({ head = HEAD, body = "", tags = ["a"], isFresh = true } = {}) {
  const entry = (html: string) => ({
    ...{ status: 200, headers: { "content-type": "text/html" }, tags, body: Buffer.from(html) },
  });
  const files = new Map([SHEET, LOADER].map((address) => [address, entry("")]));
  const page = entry(`<head>${head}</head><body>${body}</body>`);
  return checkPage("/about", { entry: page, isFresh }, { get: async (path) => files.get(path) });
}

it.each([
  ["an inline script", { body: "<script>self.x=1</script>" }, "its scripts"],
  ["no script", { head: HEAD.replace(/<script.*/, "") }, "its scripts"],
  ["a script that does not exist", { head: HEAD.replace("loader-a", "b") }, "its scripts"],
  ["a missing stylesheet", { head: `${HEAD}<link rel="stylesheet" href="/b.css">` }, "stylesheet"],
  ["a part that comes late", { body: '<div hidden="" id="S:0">' }, "rendered whole"],
  ["no tags", { tags: [] }, "the context"],
  ["a stale entry", { isFresh: false }, "the context"],
])("names the changed format for %s, and accepts an intact page", async (_fault, page, format) => {
  await expect(check()).resolves.toBeUndefined();
  await expect(check(page)).rejects.toThrow(format);
});

it("rejects a page that was never cached", async () => {
  const files = { get: async () => undefined };
  await expect(checkPage("/about", undefined, files)).rejects.toThrow("what it sends");
});
