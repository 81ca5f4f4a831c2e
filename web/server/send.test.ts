import { expect, it } from "vitest";
import { encodingFor } from "./compress.ts";
import { send } from "./send.ts";
import { serve } from "./testing/serve.ts";

const BODY = "<p>words</p>".repeat(100);
const HEADERS = { "content-type": "text/html", etag: 'W/"a"' };

/** Serves an entry, and returns a way to request it. */
async function serveEntry(status = 200, changes?: Parameters<typeof send>[3]) {
  const entry = { status, headers: HEADERS, body: Buffer.from(BODY), tags: [] };
  const origin = await serve((request, response) => send(request, response, entry, changes));
  return async (headers: Record<string, string> = {}, method = "GET") => {
    const init = { method, headers: { "accept-encoding": "identity", ...headers } };
    const response = await fetch(origin, init);
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
}

it.each([
  ["gzip, deflate, br, zstd", "br"],
  ["br;q=0, gzip", "gzip"],
  ["gzip;q=0, br; q=0.0", "identity"],
  ["GZIP;q=0.5", "gzip"],
  ["identity", "identity"],
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
  for (const etags of ['"b", "a"', 'W/"a"']) {
    const { status, headers, text } = await get({ "if-none-match": etags });
    expect([status, text, headers.get("vary")], etags).toEqual([304, "", "accept-encoding"]);
    expect(headers.get("x-content-type-options")).toBe("nosniff");
  }
  expect((await get({ "if-none-match": '"b"' })).status).toBe(200);
});

it("replaces headers, and responds to HEAD without a body", async () => {
  const get = await serveEntry(404, { etag: 'W/"c"' });
  const { status, headers, text } = await get({ "if-none-match": '"a"' }, "HEAD");
  expect([status, text, headers.get("etag")]).toEqual([404, "", 'W/"c"']);
  expect(headers.get("content-length")).toBe(String(BODY.length));
});
