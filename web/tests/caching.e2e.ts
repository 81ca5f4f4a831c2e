import { type IncomingHttpHeaders, request } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync } from "node:zlib";
import { expect, test } from "@playwright/test";

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer };

/** Asks without the help of `fetch`, which would undo the encoding, and resolve the path. */
function ask(method: string, path: string, headers: Record<string, string> = {}): Promise<Answer> {
  const { hostname: host, port } = new URL(process.env.SITE_URL ?? "");
  return new Promise((resolve, reject) => {
    request({ host, port, method, path, headers }, async (answer) => {
      resolve({ status: answer.statusCode, headers: answer.headers, body: await buffer(answer) });
    })
      .once("error", reject)
      .end();
  });
}

const get = (path: string, headers?: Record<string, string>) => ask("GET", path, headers);

const CACHED = ["/", "/blog/cybersecurity-2025", "/about.md", "/feed.xml", "/og/index.png"];

test("copies have to be checked before use, and 304 says that they are current", async () => {
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

test("what hydrates a page lies beside it, under an address that never changes", async () => {
  const page = (await get("/")).body.toString();
  const [, address = ""] = / data-page="([^"]+)"/.exec(page) ?? [];
  const payload = await get(address, { "accept-encoding": "br" });
  expect(payload.status).toBe(200);
  expect(payload.headers["cache-control"]).toContain("immutable");
  expect(payload.headers["content-type"]).toContain("text/javascript");
  expect(brotliDecompressSync(payload.body).toString()).toContain("self.__next_f.push");
  expect((await get("/_next/static/hydrate/none.js")).status).toBe(404);
});

test("an unknown article says in every way that it is not to be found", async () => {
  for (const path of ["/blog/no-such-article", "/no-such-page"]) {
    const { status, headers, body } = await get(path);
    expect(status, path).toBe(404);
    expect(headers["x-robots-tag"], path).toBe("noindex");
    const said = [...body.toString().matchAll(/<meta name="robots" content="([^"]*)"/g)];
    expect(
      said.map(([, content]) => content),
      path,
    ).toEqual(["noindex"]);
  }
});

test("what no browser sends is answered, once and whole", async () => {
  const odd = [
    ["GET", "/blog/\\", 404],
    ["GET", "/about/..", 404],
    ["GET", "/about/", 308],
    ["GET", "/about//x", 308],
    ["GET", "//elsewhere.example", 308],
    ["POST", "/sitemap/1.xml", 405],
    ["OPTIONS", "/feed.xml", 405],
    ["PUT", "/blog/%ff", 404],
    ["PROPFIND", "/about", 405],
    ["POST", "/_next/image", 405],
    ["DELETE", "/api/health", 405],
  ] as const;
  for (const [method, path, wanted] of odd) {
    // Node's client throws where an answer names two lengths.
    expect((await ask(method, path)).status, `${method} ${path}`).toBe(wanted);
  }
  expect((await ask("PROPFIND", "/about")).headers.allow).toBe("GET, HEAD");
});
