import { expect, it } from "vitest";
import { mayBeDraft } from "./pages.ts";

it("shows drafts only on pages of documents", () => {
  for (const path of ["/", "/about", "/services/uber-clone", "/made-up"]) {
    expect(mayBeDraft(path), path).toBe(true);
  }
  for (const path of ["/blog/page/2", "/blog/category/ai", "/blog/category/ai/page/2"]) {
    expect(mayBeDraft(path), path).toBe(true);
  }
  const others =
    "/search /search/chatbot /feed.xml /about.md /og/about /sitemap/pages /api/health /_next/static/x /failure /not-found";
  for (const path of others.split(" ")) expect(mayBeDraft(path), path).toBe(false);
});
