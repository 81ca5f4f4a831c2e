import { expect, it } from "vitest";
import { checkPage } from "./check-page.ts";

const CHUNKS = "/_next/static/chunks";
const PAYLOAD = "/_next/static/hydrate/a.js";
const HEAD = `<link rel="stylesheet" href="${CHUNKS}/a.css"><script type="module" src="/l.js" data-page="${PAYLOAD}"></script>`;
const DATA = 'self.__next_f=[];self.__next_f.push([0]);self.__next_f.push([1,"x"]);';
const FETCH = `for(const src of ["${CHUNKS}/a.js","${CHUNKS}/b.js"])document.head.append({src})`;

/** Checks a page as the build renders it, with the given overrides. */
function check({
  head = HEAD,
  code = DATA + FETCH,
  tags = ["a"],
  isFresh = true,
  has = true,
} = {}) {
  const entry = (body: string, more = {}) => ({
    ...{ status: 200, headers: { "content-type": "text/html" }, tags, body: Buffer.from(body) },
    ...more,
  });
  const addresses = [`${CHUNKS}/a.css`, `${CHUNKS}/a.js`, ...(has ? [`${CHUNKS}/b.js`] : [])];
  const files = new Map(addresses.map((address) => [address, entry("")]));
  const hydration = { address: PAYLOAD, file: entry(code) };
  const page = entry(`<head>${head}</head>`, { hydration });
  return checkPage("/about", { entry: page, isFresh }, { get: async (path) => files.get(path) });
}

it.each([
  ["an inline script", { head: `${HEAD}<script>self.x=1</script>` }, "inline scripts"],
  ["a script", { head: `${HEAD}<script src="${CHUNKS}/a.js"></script>` }, "script and preload"],
  ["a missing stylesheet", { head: `${HEAD}<link rel="stylesheet" href="/b.css">` }, "stylesheet"],
  ["no data", { code: FETCH }, "__next_f"],
  ["no scripts", { code: DATA }, "script tags"],
  ["a script that does not exist", { has: false }, "addresses of its scripts"],
  ["no payload", { head: HEAD.replace(PAYLOAD, "") }, "hydrates a page"],
  ["no tags", { tags: [] }, "x-next-cache-tags"],
  ["a stale entry", { isFresh: false }, "x-next-cache-tags"],
])("names the changed format for %s, and accepts an intact page", async (_fault, page, format) => {
  await expect(check()).resolves.toBeUndefined();
  await expect(check(page)).rejects.toThrow(format);
});

it("accepts the stylesheet of an accent colour, which is a route and no file", async () => {
  const head = `<link rel="stylesheet" href="/brand.css" data-precedence="brand">${HEAD}`;
  await expect(check({ head })).resolves.toBeUndefined();
});

it("rejects a page that was never cached", async () => {
  const files = { get: async () => undefined };
  await expect(checkPage("/about", undefined, files)).rejects.toThrow("cacheHandler");
});
