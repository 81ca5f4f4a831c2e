import { createServer, request as httpRequest, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createListener } from "./listener.ts";

const say =
  (text: string, type = "text/plain"): RequestListener =>
  (_request, response) => {
    response.writeHead(200, { "content-type": type }).end(text);
  };
const file = { status: 200, headers: {}, body: Buffer.from("file"), tags: [] };
const BROKEN = "--x";
const page = "<head></head><script>run()</script>Sent";

const site: Parameters<typeof createListener>[0] = {
  pages: { respond: (_request, response, key) => response.end(`page ${key}`) },
  files: { get: async (path: string) => (path.endsWith("/a.js") ? file : undefined) },
  publicFiles: new Set(["/icon.svg"]),
  next: say("next"),
  render: async ({ body }) => ({
    rendered: undefined,
    status: String(body) === BROKEN ? 409 : 200,
    headers: {
      "content-type": String(body) === BROKEN ? "text/plain" : "text/html",
      "cache-control": "public",
    },
    body: Buffer.from(page + body),
  }),
};
const server = createServer(createListener(site));
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => server.close());

function send(method: string, path: string, headers: Record<string, string> = {}, body = "") {
  const { port } = server.address() as AddressInfo; // it listens on a port
  const length = headers["transfer-encoding"] ? {} : { "content-length": String(body.length) };
  return new Promise<{ status: number; text: string; caching: string | undefined }>(
    (resolve, reject) => {
      const options = { port, method, path, headers: { ...length, ...headers }, agent: false };
      httpRequest(options, async (response) => {
        let text = "";
        for await (const chunk of response) text += chunk;
        resolve({
          status: response.statusCode ?? 0,
          text,
          caching: response.headers["cache-control"],
        });
      })
        .once("error", reject)
        .end(body);
    },
  );
}

const FORM = { "content-type": "application/x-www-form-urlencoded" };
const LARGE = "a".repeat(2 * 1024 * 1024);
const CHUNKED = { "transfer-encoding": "chunked" };

it("hands each request to what answers it", async () => {
  expect((await send("GET", "/about?a=1")).text).toBe("page /about");
  expect((await send("GET", "/icon.svg")).text).toBe("next");
  expect((await send("GET", "/api/health")).text).toBe("next");
  expect((await send("GET", "/_next/static/a.js")).text).toBe("file");
  expect((await send("POST", "/api/revalidate", {}, "{}")).text).toBe("next");
});

it("lets no one keep that a file is missing: another instance may have it", async () => {
  expect(await send("GET", "/_next/static/b.js")).toMatchObject({
    status: 404,
    caching: "no-store",
  });
});

it("answers a form without scripts, for this visitor alone", async () => {
  const sent = await send("POST", "/contact", FORM, "name=a");
  expect(sent).toEqual({ status: 200, text: "<head></head>Sentname=a", caching: "no-store" });
});

it("says what to do where a form cannot be read", async () => {
  const sent = await send("POST", "/contact", FORM, BROKEN);
  expect(sent).toMatchObject({ status: 400, caching: "no-store" });
  expect(sent.text).toContain("your words");
});

it.each(["/api/revalidate", "/api/staff/enquiries", "/contact", "/about"])(
  "refuses a large body at %s before anything takes it",
  async (path) => {
    const isRoute = path.startsWith("/api/");
    const headers = isRoute ? { "content-type": "application/json" } : FORM;
    expect((await send("POST", path, headers, LARGE)).status).toBe(413);
    // Where no length is told, the bytes are counted, or the body is not taken at all.
    const counted = await send("POST", path, { ...headers, ...CHUNKED }, LARGE);
    expect(counted.status).toBe(isRoute ? 411 : 413);
  },
);
