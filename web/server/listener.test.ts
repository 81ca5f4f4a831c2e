import { createServer, request as httpRequest, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createListener } from "./listener.ts";

const next: RequestListener = (_request, response) => response.end("next");
const file = { status: 200, headers: {}, body: Buffer.from("file"), tags: [] };

const server = createServer(
  createListener({
    pages: { respond: (_request, response, key) => response.end(`page ${key}`) },
    files: { get: async (path: string) => (path.endsWith("/a.js") ? file : undefined) },
    publicFiles: new Set(["/icon.svg"]),
    next,
    render: async () => {
      throw new Error("Nothing is rendered here.");
    },
  }),
);
beforeAll(() => new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve)));
afterAll(() => server.close());

type Answer = { status: number | undefined; text: string; caching: string | undefined };

function send(method: string, path: string, headers: Record<string, string> = {}, body = "") {
  const { port } = server.address() as AddressInfo; // it listens on a port
  const length = headers["transfer-encoding"] ? {} : { "content-length": String(body.length) };
  return new Promise<Answer>((resolve, reject) => {
    const options = { port, method, path, headers: { ...length, ...headers }, agent: false };
    httpRequest(options, async (response) => {
      const caching = response.headers["cache-control"];
      resolve({ status: response.statusCode, text: await text(response), caching });
    })
      .once("error", reject)
      .end(body);
  });
}

it.each([
  ["GET", "/about?a=1", "page /about"],
  ["GET", "/icon.svg", "next"],
  ["GET", "/api/health", "next"],
  ["GET", "/_next/static/a.js", "file"],
  ["POST", "/api/revalidate", "next"],
])("has %s %s answered by: %s", async (method, path, answer) => {
  expect((await send(method, path)).text).toBe(answer);
});

it("lets no one keep that a file is missing: another instance may have it", async () => {
  const missing = { status: 404, caching: "no-store" };
  expect(await send("GET", "/_next/static/b.js")).toMatchObject(missing);
});

it("counts the bytes of a form that does not tell its length", async () => {
  const type = "application/x-www-form-urlencoded";
  const headers = { "content-type": type, "transfer-encoding": "chunked" };
  expect((await send("POST", "/contact", headers, "a".repeat(2 * 1024 * 1024))).status).toBe(413);
});
