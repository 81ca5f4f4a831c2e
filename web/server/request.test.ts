import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import fc from "fast-check";
import { expect, it } from "vitest";
import { NOT_FOUND, parseRequest, type Target } from "./request.ts";

function parse(method: string, url: string, headers: Record<string, string> = {}): Target {
  const request = new IncomingMessage(new Socket());
  return parseRequest(Object.assign(request, { method, url, headers }));
}

/** The key of a page, or the kind of any other target. */
function keyOf(url: string, accept?: string): string {
  const target = parse("GET", url, accept === undefined ? {} : { accept });
  return target.kind === "page" ? target.key : target.kind;
}

/** The kind of target, or the status it is refused with. */
function kindOf(method: string, url: string, headers: Record<string, string> = {}) {
  const target = parse(method, url, headers);
  return target.kind === "refused" ? target.status : target.kind;
}

const MULTIPART = { "content-type": "multipart/form-data; boundary=x", "content-length": "20" };

it("gives a page one key, however its address is spelled", () => {
  for (const url of ["/about", "/%61bout", "/about?from=mail", "/ab%6Fut?"]) {
    expect(keyOf(url)).toBe("/about");
  }
  expect(parse("GET", "/about?a=1&b=%20")).toMatchObject({ key: "/about", query: "?a=1&b=%20" });
  expect(keyOf("/caf%c3%a9")).toBe("/caf%C3%A9");
});

it("finds no page at a path that is not UTF-8 or that a browser would have resolved", () => {
  const unreadable = ["/100%", "/services/100%", "/blog/%E0%A4%A", "/og/%", "nonsense", "*"];
  const resolved = ["/x/..", "/%2e%2e/about", "/.%2E", "/./about", "/about/.", "/blog/../about"];
  for (const url of [...unreadable, ...resolved, "/blog/\\", "/\\elsewhere.example", "/about#a"]) {
    expect(keyOf(url)).toBe(NOT_FOUND);
    expect(kindOf("PUT", url)).toBe(404);
  }
  expect(keyOf("/..about")).toBe("/..about");
});

it("never uses a key that resolves to another page", () => {
  const piece = fc.constantFrom(..."/ / . .. %2e \\ # ? % %2f a é ;".split(" "));
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const target = parse("GET", `/${pieces.join("")}`);
      if (target.kind !== "page" || target.key === NOT_FOUND) return;
      const { pathname } = new URL(`http://localhost${target.key}`);
      expect(decodeURIComponent(pathname)).toBe(decodeURIComponent(target.key));
    }),
    { numRuns: 2_000 },
  );
});

it("hides the internal failure and not-found pages", () => {
  for (const url of ["/failure", "/failure?x", "/%66ailure", "/not-found"]) {
    expect(keyOf(url)).toBe(NOT_FOUND);
    expect(kindOf("POST", url, MULTIPART)).toBe(404);
  }
});

it("passes addresses that are not pages on to Next", () => {
  for (const url of ["/_next/image", "/api/health", "//elsewhere.example/x", "/about/"]) {
    expect(keyOf(url)).toBe("next");
  }
  expect(keyOf("/_next/static/x.js")).toBe("static");
});

it("finds a page's Markdown by its own address, and for clients that prefer Markdown", () => {
  expect(keyOf("/about.md")).toBe("/markdown/about");
  expect(keyOf("/services/uber-clone", "text/markdown, */*")).toBe("/markdown/services/uber-clone");
  expect(keyOf("/", "text/markdown")).toBe("/markdown/index");
  for (const accept of ["text/html", "*/*", "", "text/html, text/markdown;q=0.1", ",;q=x"]) {
    expect(keyOf("/", accept)).toBe("/");
  }
  expect(keyOf("/", "text/markdown;q=0")).toBe("/");
  expect(keyOf("/", "text/html;q=0.5, text/markdown")).toBe("/markdown/index");
  for (const url of ["/feed.xml", "/markdown/about"]) {
    expect(keyOf(url, "text/markdown")).toBe(url);
  }
});

it("gives equivalent selections one key", () => {
  const selectionKey = keyOf("/services?q=shop&max=500");
  expect(selectionKey).toMatch(/^\/search\/in\/services\/[\w-]+$/);
  expect(keyOf("/services?max=500&q=shop&from=mail")).toBe(selectionKey);
  expect(keyOf(selectionKey)).toBe(selectionKey);
  expect(keyOf("/services?q=shop", "text/markdown")).toBe("/markdown/services");
});

it("accepts forms only at pages", () => {
  for (const type of ["application/x-www-form-urlencoded", "multipart/form-data"]) {
    const headers = { ...MULTIPART, "content-type": type };
    expect(kindOf("POST", "/contact?from=mail", headers)).toBe("form");
    expect(kindOf("POST", "/contact", { ...headers, "content-length": "70000" })).toBe(413);
    expect(kindOf("POST", "/feed.xml", headers)).toBe(405);
    expect(kindOf("POST", "/_next/image", headers)).toBe(405);
    expect(kindOf("POST", "/api/draft/disable", headers)).toBe(405);
  }
  expect(kindOf("POST", "/contact", { "next-action": "x" })).toBe("next");
  expect(kindOf("POST", "/sitemap/1.xml", { "next-action": "x" })).toBe(405);
  expect(kindOf("POST", "/contact", { "content-type": "text/plain" })).toBe(405);
});

it("rejects methods that pages do not support, and passes those under /api on to Next", () => {
  for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"]) {
    expect(kindOf(method, "/about")).toBe(405);
    expect(kindOf(method, "/api/staff/enquiries/1")).toBe("next");
  }
});

it("rejects oversized requests before reading them", () => {
  for (const method of ["GET", "POST"]) {
    expect(kindOf(method, `/search?q=${"a,".repeat(4_000)}`)).toBe(414);
  }
  for (const url of ["/api/revalidate", "/api/staff/enquiries", "/contact", "/about"]) {
    expect(kindOf("POST", url, { ...MULTIPART, "content-length": "9000000" })).toBe(413);
  }
  expect(kindOf("POST", "/api/staff/enquiries", { "transfer-encoding": "chunked" })).toBe(411);
});
