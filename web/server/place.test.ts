import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, it } from "vitest";
import { type Place, placeOf } from "./place.ts";

function placed(method: string, url: string, headers: Record<string, string> = {}): Place {
  const request = new IncomingMessage(new Socket());
  return placeOf(Object.assign(request, { method, url, headers }));
}

const MULTIPART = { "content-type": "multipart/form-data; boundary=x", "content-length": "20" };

it("reads pages and files from the store, whatever their address", () => {
  for (const url of ["/", "/about", "/feed.xml", "/%ff", "/api/health"]) {
    for (const method of ["GET", "HEAD"]) expect(placed(method, url)).toBe("front");
  }
});

it("takes forms at pages, and nowhere else", () => {
  for (const type of ["application/x-www-form-urlencoded", "multipart/form-data"]) {
    const headers = { ...MULTIPART, "content-type": type };
    expect(placed("POST", "/contact?from=mail", headers)).toBe("form");
    expect(placed("POST", "/feed.xml", headers)).toBe("refused");
    expect(placed("POST", "/_next/image", headers)).toBe("refused");
  }
  expect(placed("POST", "/contact", { "next-action": "x" })).toBe("next");
  expect(placed("POST", "/sitemap/1.xml", { "next-action": "x" })).toBe("refused");
  expect(placed("POST", "/contact", { "content-type": "text/plain" })).toBe("refused");
  expect(placed("POST", "/contact", { ...MULTIPART, "content-length": "9000000" })).toBe("next");
});

it("knows the messages of the Content Lake, whatever query they come with", () => {
  expect(placed("POST", "/api/revalidate")).toBe("revalidate");
  expect(placed("POST", "/api/reconcile?x=1", MULTIPART)).toBe("reconcile");
  expect(placed("PUT", "/api/reconcile")).toBe("next");
});

it("refuses methods that no page has, and leaves those of /api to Next", () => {
  for (const method of ["PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"]) {
    expect(placed(method, "/about")).toBe("refused");
    expect(placed(method, "/api/staff/enquiries/1")).toBe("next");
    expect(placed(method, "/api/%ff")).toBe("missing");
  }
});
