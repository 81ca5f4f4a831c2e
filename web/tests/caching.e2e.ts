import { get as httpGet, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** Asks without the help of `fetch`, which would undo the encoding. */
function get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    httpGet(new URL(path, process.env.SITE_URL), { headers }, async (answer) => {
      resolve({ status: answer.statusCode, headers: answer.headers, body: await buffer(answer) });
    }).once("error", reject);
  });
}

const CACHED = ["/", "/blog/cybersecurity-2025", "/about.md", "/feed.xml", "/og/index.png"];

test("whoever keeps a copy has to ask whether it is current, and is told by 304", async () => {
  for (const path of CACHED) {
    await get(path);
    const { status, headers } = await get(path);
    expect(status, path).toBe(200);
    expect(headers["cache-control"], path).toBe("public, max-age=0, must-revalidate");
    expect(headers.etag, path).toMatch(/^(W\/)?".+"$/);
    const again = await get(path, { "if-none-match": headers.etag ?? "" });
    expect(again.status, path).toBe(304);
    expect(again.body.length, path).toBe(0);
    expect((await get(path, { "if-none-match": '"other"' })).status, path).toBe(200);
  }
  expect((await get("/no-such-page")).headers["cache-control"]).toBe(
    "public, max-age=0, must-revalidate",
  );
});

test("a page is sent in the best encoding that is asked for, the same in each", async () => {
  const plain = await get("/");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  for (const [encoding, decode] of [
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync],
  ] as const) {
    const headers = { "accept-encoding": encoding === "br" ? "gzip, deflate, br, zstd" : "gzip" };
    // The first to ask has it made.
    await expect
      .poll(async () => (await get("/", headers)).headers["content-length"])
      .toBeDefined();
    const sent = await get("/", headers);
    expect(sent.headers["content-encoding"]).toBe(encoding);
    expect(sent.headers.vary).toMatch(/accept-encoding/i);
    expect(decode(sent.body).equals(plain.body)).toBe(true);
    expect(sent.body.length).toBeLessThan(plain.body.length / 4);
  }
});

test("what hydrates a page is never taken for the page", async () => {
  await get("/");
  // Next gives the payload an address of its own.
  const { headers } = await get("/", { rsc: "1" });
  const payload = await get(headers.location ?? "/", { rsc: "1" });
  expect(payload.headers["content-type"]).toContain("text/x-component");
  expect(payload.body.toString()).not.toContain("<!DOCTYPE");
});
