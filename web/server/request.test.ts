import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import fc from "fast-check";
import { expect, it } from "vitest";
import { NOT_FOUND } from "../src/routing/page-path.ts";
import { parseRequest, type Target } from "./request.ts";

const SITE = {
  publicFiles: new Set(["/icon.svg"]),
  isApi: (path: string) =>
    ["/api/health", "/api/reconcile", "/api/draft/disable", "/api/staff/enquiries/1"].includes(
      path,
    ),
};

function parse(method: string, url: string, headers: Record<string, string> = {}): Target {
  const request = new IncomingMessage(new Socket());
  return parseRequest(Object.assign(request, { method, url, headers }), SITE);
}

/** The key of a page, or the kind of any other target. */
function keyOf(url: string): string {
  const target = parse("GET", url);
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
  for (const url of ["/x/../about", "/%2e%2e/about", "/.%2E/about", "/./about", "/about#a"]) {
    expect(keyOf(url)).toBe("/about");
  }
  // A proxy may send the whole address.
  expect(keyOf("http://currawong.example/about")).toBe("/about");
  expect(parse("GET", "HTTPS://currawong.example?a=1")).toMatchObject({ key: "/", query: "?a=1" });
  expect(keyOf("/..about")).toBe("/..about");
});

it("finds no page at a path that is not UTF-8 or not a path", () => {
  for (const url of ["/100%", "/services/100%", "/blog/%E0%A4%A", "/og/%", "nonsense", "*"]) {
    expect(keyOf(url)).toBe(NOT_FOUND);
    expect(kindOf("PUT", url)).toBe(404);
  }
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
  );
});

it("hides the internal failure and not-found pages", () => {
  for (const url of ["/failure", "/failure?x", "/%66ailure", "/not-found"]) {
    expect(keyOf(url)).toBe(NOT_FOUND);
    expect(kindOf("POST", url, MULTIPART)).toBe(404);
  }
});

it("passes routes below /api on to Next, under their normal address, and refuses the rest", () => {
  expect(parse("GET", "/%61pi/health?fresh")).toEqual({ kind: "next", url: "/api/health?fresh" });
  for (const url of ["/api", "/api/zzz", "/_next/image?url=x", "/_next/x", "/_next/data/x.json"]) {
    expect(kindOf("GET", url), url).toBe(404);
  }
});

it("finds files, and addresses that may mean another", () => {
  expect(kindOf("GET", "/_next/static/x.js")).toBe("static");
  expect(kindOf("GET", "/icon.svg")).toBe("static");
  for (const url of ["//elsewhere.example/x", "/about/", "/About)"]) expect(keyOf(url)).toBe(url);
});

it("gives equivalent selections one key", () => {
  const selectionKey = keyOf("/services?view=cards&q=shop&max=500");
  expect(selectionKey).toMatch(/^\/search\/in\/services\/[\w-]+$/);
  expect(keyOf("/services?from=mail&view=cards")).toBe(selectionKey);
  // Only the server itself requests it.
  expect(keyOf(selectionKey)).toBe(NOT_FOUND);
});

it("accepts forms only at pages", () => {
  for (const type of ["Application/x-www-form-urlencoded", "multipart/form-data"]) {
    const headers = { ...MULTIPART, "content-type": type };
    expect(kindOf("POST", "/contact?from=mail", headers)).toBe("form");
    expect(kindOf("POST", "/contact", { ...headers, "content-length": "70000" })).toBe(413);
    expect(kindOf("POST", "/feed.xml", headers)).toBe(405);
    expect(kindOf("POST", "/_next/image", headers)).toBe(405);
    expect(kindOf("POST", "/api/reconcile", headers)).toBe(415);
  }
  expect(kindOf("POST", "/contact", { "content-type": "text/plain" })).toBe(415);
});

it("rejects methods that an address does not support, and names those it does", () => {
  const allowed = (method: string, url: string) => {
    const target = parse(method, url);
    return target.kind === "refused" ? target.allow : target.kind;
  };
  for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"]) {
    expect(allowed(method, "/about")).toBe("GET, HEAD, POST");
    expect(allowed(method, "/feed.xml")).toBe("GET, HEAD");
  }
  expect(allowed("TRACE", "/api/reconcile")).toContain("GET, HEAD, OPTIONS, POST");
  for (const method of ["GET", "PATCH"]) expect(allowed(method, "/api/reconcile")).toBe("next");
});

it("rejects oversized requests before reading them", () => {
  for (const method of ["GET", "POST"]) {
    expect(kindOf(method, `/search?q=${"a,".repeat(4_000)}`)).toBe(414);
  }
  for (const url of ["/api/reconcile", "/api/staff/enquiries/1", "/contact", "/about"]) {
    expect(kindOf("POST", url, { ...MULTIPART, "content-length": "9000000" })).toBe(413);
  }
  expect(kindOf("POST", "/api/staff/enquiries/1", { "transfer-encoding": "chunked" })).toBe(411);
});
