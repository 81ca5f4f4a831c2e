import { expect, it, vi } from "vitest";
import { OneAtATime } from "../src/runtime/one-at-a-time.ts";
import { encodingFor } from "./compress.ts";
import { send } from "./send.ts";
import { serve } from "./testing/serve.ts";

const BODY = "<p>words</p>".repeat(100);
const HEADERS = { "content-type": "text/html", etag: 'W/"a"' };

/** Serves an entry, and returns a way to request it. */
async function serveEntry(variation?: Parameters<typeof send>[3]) {
  const entry = { status: 200, headers: HEADERS, body: Buffer.from(BODY), tags: [] };
  const origin = await serve((request, response) => send(request, response, entry, variation));
  return async (headers: Record<string, string> = {}, method = "GET") => {
    const init = { method, headers: { "accept-encoding": "identity", ...headers } };
    const response = await fetch(origin, init);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
}

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["br;q=0, gzip", "gzip"],
  ["br;q=0.1, gzip", "gzip"],
  ["gzip;q=0.5, identity", "identity"],
  ["identity;q=0", "identity"],
  ["identity;q=0, *", "br"],
  ["gzip;q=0, br;q=0", "identity"],
  [undefined, "identity"],
] as const)("compresses for %s with %s", (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});

it("sends each encoding of an entry with a Vary header", async () => {
  const get = await serveEntry();
  for (const encoding of ["identity", "br", "gzip"]) {
    const { headers, text } = await get({ "accept-encoding": encoding });
    expect(text).toBe(BODY);
    expect(headers.get("vary")).toBe("accept-encoding");
    expect(headers.get("content-encoding")).toBe(encoding === "identity" ? null : encoding);
  }
});

it("returns 304 without a body, but with the caching headers, when the client's copy is current", async () => {
  const get = await serveEntry();
  for (const etags of ['"b", "a"', 'W/"a-gzip"', "*"]) {
    const { status, headers, text } = await get({ "if-none-match": etags });
    expect([status, text, headers.get("vary")], etags).toEqual([304, "", "accept-encoding"]);
  }
  expect((await get({ "if-none-match": '"b"' })).status).toBe(200);
});

it("replaces status and headers, and responds to HEAD without a body", async () => {
  const get = await serveEntry({ status: 404, headers: { etag: 'W/"c"' } });
  const { status, headers, text } = await get({ "if-none-match": '"a"' }, "HEAD");
  expect([status, text, headers.get("etag")]).toEqual([404, "", 'W/"c"']);
  expect(headers.get("content-length")).toBe(String(BODY.length));
});

it("sends an uncompressed body when compression fails, and retries on the next request", async () => {
  const get = await serveEntry();
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(OneAtATime.prototype, "run").mockRejectedValueOnce(new Error("out of memory"));
  const { status, text, headers } = await get({ "accept-encoding": "br" });
  expect([status, text, headers.get("content-encoding")]).toEqual([200, BODY, null]);
  expect((await get({ "accept-encoding": "br" })).headers.get("content-encoding")).toBe("br");
});
