import { EventEmitter, once } from "node:events";
import { request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { expect, it, vi } from "vitest";
import { CONNECTION_HEADER } from "../src/runtime/visitor-network.ts";
import { createListener } from "./listener.ts";
import { send } from "./send.ts";
import { serve } from "./testing/serve.ts";

vi.hoisted(() => vi.stubEnv("SITE_FORMER_HOSTS", "old.example, www.old.example"));

const file = { status: 200, headers: {}, body: Buffer.from("file"), tags: [] };

const listener = createListener({
  respondPage: (_request, response, { key }) => void response.end(`page ${key}`),
  sendFile: async (request, response) => send(request, response, file),
  forward: async ({ headers, url }, response) => {
    if (url === "/api/stream") {
      response.write("half");
      throw new Error("The rest of it failed.");
    }
    if (url === "/api/hang") return new Promise<void>(() => {});
    response.end(
      url === "/api/who" ? [headers[CONNECTION_HEADER], headers["user-agent"]].join() : "next",
    );
  },
  find: async (path) => (path === "/moved" ? { movedTo: "/contact" } : undefined),
  loadPage: async (path) =>
    path === "/left" ? undefined : path.replace("/contact", '<form id="enquiry-form">'),
  publicFiles: new Set(),
  isApi: (path) => path !== "/api/zzz",
});

type Answer = {
  status: number | undefined;
  text: string;
  caching: string | undefined;
  headers: IncomingHttpHeaders;
};

async function ask(method: string, path: string, headers: Record<string, string> = {}, body = "") {
  const origin = await serve(listener);
  const length = headers["transfer-encoding"] ? {} : { "content-length": String(body.length) };
  return new Promise<Answer>((resolve, reject) => {
    const options = { method, headers: { ...length, ...headers }, agent: false };
    httpRequest(origin + path, options, (response) => {
      const { headers, statusCode: status } = response;
      const caching = headers["cache-control"];
      text(response).then((text) => resolve({ status, text, caching, headers }), reject);
    })
      .once("error", reject)
      .end(body);
  });
}

it.each([
  ["GET", "/about?a=1", "page /about"],
  ["GET", "/api/health", "next"],
  ["GET", "/_next/static/a.js", "file"],
])("routes %s %s to: %s", async (method, path, answer) => {
  expect((await ask(method, path)).text).toBe(answer);
});

it("tells Next the address of the connection, whatever the client says, and no long name of it", async () => {
  const forged = { [CONNECTION_HEADER]: "203.0.113.7", "user-agent": "a".repeat(9_000) };
  expect((await ask("GET", "/api/who", forged)).text).toBe(`127.0.0.1,${"a".repeat(500)}`);
});

it.each([
  ["GET", "/api/zzz", 404],
  ["GET", "/_next/image?url=x", 404],
  ["TRACE", "/api/health", 405],
])("refuses %s %s itself, with the site's headers", async (method, path, status) => {
  const { headers, ...answer } = await ask(method, path);
  expect(answer).toMatchObject({ status, caching: "no-store" });
  expect(headers["content-security-policy"]).toContain("base-uri 'none'");
  expect(headers.allow === undefined).toBe(status === 404);
});

it("sends the site's headers with answers for staff, but not with pages that the Studio frames", async () => {
  const policies = ["/api/staff/list", "/api/draft/page"].map(async (path) => {
    const { headers } = await ask("GET", path);
    return headers["content-security-policy"] !== undefined;
  });
  expect(await Promise.all(policies)).toEqual([true, false]);
});

it("leads from a host that the site had before to the same address on its own", async () => {
  const { headers, status } = await ask("GET", "/about?a=1", { host: "Old.example.:8080" });
  expect([status, headers.location]).toEqual([308, "https://currawong.example/about?a=1"]);
  expect((await ask("GET", "/about", { host: "new.example" })).text).toBe("page /about");
});

it("takes a form whose page has moved, left or lost it since it was opened", async () => {
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const moved = await ask("POST", "/moved", headers, "form=enquiry");
  expect(moved).toMatchObject({ status: 200, caching: "no-store" });
  expect(moved.text).toContain("enquiry-form");
  for (const path of ["/left", "/emptied"]) {
    const { text } = await ask("POST", path, headers, "form=enquiry");
    expect(text).toContain("Go back, and correct it in the form.");
  }
});

it("ends a stream that fails so that nobody takes it for whole", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  await expect(ask("GET", "/api/stream")).rejects.toThrow();
});

it("gives the places of visitors who have left to others", async () => {
  const origin = await serve((request, response) => {
    listener(request, response);
    if (request.url === "/api/hang") request.socket.destroy();
  });
  for (let n = 0; n < 9; n++) await expect(fetch(`${origin}/api/hang`)).rejects.toThrow();
  expect(await (await fetch(`${origin}/api/health`)).text()).toBe("next");
});

it("counts the bytes of a form without a content-length", async () => {
  const type = "application/x-www-form-urlencoded";
  const headers = { "content-type": type, "transfer-encoding": "chunked" };
  expect((await ask("POST", "/contact", headers, "a".repeat(2 * 1024 * 1024))).status).toBe(413);
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
