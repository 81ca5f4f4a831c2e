import { describe, expect, it } from "vitest";
import { standInFor } from "./missing-page.ts";
import { pagePathOf } from "./page-path.ts";

describe("standInFor", () => {
  it("shows the blog for an unknown article, and the 404 page for all else", () => {
    expect(standInFor("/blog/no-such-article")).toBe("/blog");
    expect(standInFor("/blog/page/99")).toBe("/_not-found");
    expect(standInFor("/blog")).toBe("/_not-found");
    expect(standInFor("/services/blog")).toBe("/_not-found");
  });
});

describe("pagePathOf", () => {
  it("finds the path in Next’s key, whichever of the two forms it has", () => {
    const route = "e6e9967145347c46d06f7c18cbc7593f023a0f464c96986256200139a67eed49";
    expect(pagePathOf(`/route-cache/APP_PAGE/${route}/$/blog/some-slug`)).toBe("/blog/some-slug");
    expect(pagePathOf("/blog/some-slug")).toBe("/blog/some-slug");
  });
});
