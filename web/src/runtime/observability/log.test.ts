import { expect, it } from "vitest";
import { digestOf, framesOf, redactPath } from "./log.ts";

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
