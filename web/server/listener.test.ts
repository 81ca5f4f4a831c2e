import { request as httpRequest, type RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { CONNECTION_HEADER } from "../src/visitor-network.ts";
import { createListener } from "./listener.ts";
import { serve } from "./testing/serve.ts";

const next: RequestListener = ({ headers, url }, response) =>
  response.end(url === "/api/whoami" ? headers[CONNECTION_HEADER] : "next");
const file = { status: 200, headers: {}, body: Buffer.from("file"), tags: [] };

const listener = createListener({
  pages: { respond: (_request, response, key) => response.end(`page ${key}`) },
  files: { get: async (path: string) => (path.endsWith("/a.js") ? file : undefined) },
  publicFiles: new Set(["/icon.svg"]),
  next,
  render: () => Promise.reject(new Error("Nothing is rendered here.")),
});

type Answer = { status: number | undefined; text: string; caching: string | undefined };

async function send(method: string, path: string, headers: Record<string, string> = {}, body = "") {
  const origin = await serve(listener);
  const length = headers["transfer-encoding"] ? {} : { "content-length": String(body.length) };
  return new Promise<Answer>((resolve, reject) => {
    const options = { method, headers: { ...length, ...headers }, agent: false };
    httpRequest(origin + path, options, async (response) => {
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
])("routes %s %s to: %s", async (method, path, answer) => {
  expect((await send(method, path)).text).toBe(answer);
});

it("tells Next the address of the connection, whatever the client says", async () => {
  const forged = { [CONNECTION_HEADER]: "203.0.113.7" };
  expect((await send("GET", "/api/whoami", forged)).text).toBe("127.0.0.1");
});

it("does not let a 404 for a file be cached: another instance may have the file", async () => {
  const missing = { status: 404, caching: "no-store" };
  expect(await send("GET", "/_next/static/b.js")).toMatchObject(missing);
});

it("counts the bytes of a form without a content-length", async () => {
  const type = "application/x-www-form-urlencoded";
  const headers = { "content-type": type, "transfer-encoding": "chunked" };
  expect((await send("POST", "/contact", headers, "a".repeat(2 * 1024 * 1024))).status).toBe(413);
});
