import { expect, it } from "vitest";
import { framesOf, redactPath } from "./log.ts";

it("removes visitors' search terms from addresses", () => {
  expect(redactPath("GET /search?q=my+name")).toBe("GET /search");
  expect(redactPath("/search/my-name")).toBe("/search/*");
  expect(redactPath("/search/in/services/my-name__")).toBe("/search/*");
  expect(redactPath("/services/seo")).toBe("/services/seo");
});

it("keeps the frames of an error's stack without what it says", () => {
  const frames = framesOf(Object.assign(new Error("about a visitor"), { digest: "123" }));
  expect(frames).toMatch(/^ +at .*log\.test\.ts/);
  expect(frames).not.toContain("visitor");
});
