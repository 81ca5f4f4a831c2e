import { EventEmitter, once } from "node:events";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { expect, it, vi } from "vitest";
import { CONNECTION_HEADER } from "../src/runtime/visitor-network.ts";
import { createListener } from "./listener.ts";
import type { Next } from "./render.ts";
import { serve } from "./testing/serve.ts";

const next: Next = async ({ headers, url }, response) => {
  response.end(url === "/api/whoami" ? headers[CONNECTION_HEADER] : "next");
};
const file = { status: 200, headers: {}, body: Buffer.from("file"), tags: [] };

const listener = createListener({
  pages: {
    respond: (_request, response, { key }) => response.end(`page ${key}`),
    get: () => Promise.reject(new Error("Nothing is rendered here.")),
    find: async (path) => (path === "/contact" ? "known" : "unknown"),
  },
  files: {
    get: async (path: string) => (/a\.js$|svg$/.test(path) ? file : undefined),
    publicFiles: new Set(["/icon.svg"]),
  },
  routes: { apiMethods: (path) => (path === "/api/zzz" ? undefined : "GET, HEAD, POST, OPTIONS") },
  next,
});

type Answer = {
  status: number | undefined;
  text: string;
  caching: string | undefined;
  headers: IncomingHttpHeaders;
};

async function send(method: string, path: string, headers: Record<string, string> = {}, body = "") {
  const origin = await serve(listener);
  const length = headers["transfer-encoding"] ? {} : { "content-length": String(body.length) };
  return new Promise<Answer>((resolve, reject) => {
    const options = { method, headers: { ...length, ...headers }, agent: false };
    httpRequest(origin + path, options, async (response) => {
      const { headers, statusCode: status } = response;
      resolve({ status, text: await text(response), caching: headers["cache-control"], headers });
    })
      .once("error", reject)
      .end(body);
  });
}

it.each([
  ["GET", "/about?a=1", "page /about"],
  ["GET", "/icon.svg", "file"],
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

it.each([
  ["GET", "/api/zzz", 404],
  ["GET", "/_next/image?url=x", 404],
  ["TRACE", "/api/health", 405],
  ["DELETE", "/about", 405],
])("refuses %s %s itself, with the site's headers", async (method, path, status) => {
  const { headers, ...answer } = await send(method, path);
  expect(answer).toMatchObject({ status, caching: "no-store" });
  expect(headers["content-security-policy"]).toContain("base-uri 'none'");
  expect(headers.allow === undefined).toBe(status === 404);
});

it("does not render a form at an unknown address", async () => {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  expect((await send("POST", "/made-up", headers, "a=b")).status).toBe(404);
});

it("counts the bytes of a form without a content-length", async () => {
  const type = "application/x-www-form-urlencoded";
  const headers = { "content-type": type, "transfer-encoding": "chunked" };
  expect((await send("POST", "/contact", headers, "a".repeat(2 * 1024 * 1024))).status).toBe(413);
});

it("does not report a visitor who leaves while sending a form", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const departures = new EventEmitter();
  const origin = await serve((request, response) => {
    request.once("close", () => setImmediate(() => departures.emit("departure")));
    listener(request, response);
  });
  const headers = { "content-type": "multipart/form-data; boundary=x", "content-length": "20" };
  const visitor = httpRequest(`${origin}/contact`, { method: "POST", headers });
  visitor.on("error", () => {}).write("--x", () => visitor.destroy());
  await once(departures, "departure");
  expect(error).not.toHaveBeenCalled();
});
