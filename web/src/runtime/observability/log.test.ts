import { expect, it } from "vitest";
import { digestOf, framesOf, redactPath, requestId } from "./log.ts";

const TRACE = "4bf92f3577b34da6a3ce929d0e0e4736";

it("takes a request's id from its header or its trace", () => {
  const idOf = (headers: Record<string, string>) => requestId(new Headers(headers));
  expect(idOf({ "x-request-id": "edge-12345678" })).toBe("edge-12345678");
  expect(idOf({ traceparent: `00-${TRACE}-00f067aa0ba902b7-01` })).toBe(TRACE);
  const malicious = { "x-request-id": 'a"},{"level":"error' };
  expect(idOf(malicious)).toMatch(/^[\da-f-]{36}$/);
  expect(idOf(malicious)).not.toBe(idOf(malicious));
});

it("removes visitors' search terms from addresses", () => {
  expect(redactPath("GET /search?q=my+name")).toBe("GET /search");
  expect(redactPath("/search/my-name")).toBe("/search/*");
  expect(redactPath("/search/in/services/my-name__")).toBe("/search/*");
  expect(redactPath("/services/seo")).toBe("/services/seo");
});

it("keeps an error's reference, and the frames of its stack without what it says", () => {
  const error = Object.assign(new Error("about a visitor"), { digest: "123" });
  expect(digestOf(error)).toBe("123");
  expect(framesOf(error)).toMatch(/^ +at .*log\.test\.ts/);
  expect(framesOf(error)).not.toContain("visitor");
  expect([digestOf(null), framesOf("text")]).toEqual([undefined, ""]);
});
