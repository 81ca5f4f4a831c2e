import { expect, test } from "vitest";
import { article, articleCategory } from "./documents/article.ts";
import { page, sectionPage } from "./documents/pages.ts";

const subtitleOf = ({ preview }: typeof article, selected: Record<string, unknown>) =>
  preview?.prepare?.(selected).subtitle;

test("lists name articles by a date as Australians write it, and pages by their address", () => {
  expect(subtitleOf(article, { date: "2025-05-21", category: "Web" })).toBe("21 May 2025 · Web");
  expect(subtitleOf(article, { category: "Web" })).toBe("Web");
  expect(subtitleOf(articleCategory, { slug: "chatbots" })).toBe("/blog/category/chatbots");
  expect(subtitleOf(page, { slug: "terms" })).toBe("/terms");
  expect(subtitleOf(page, {})).toBe("No address yet");
  const headline = "AI services that take over one job at a time";
  const listed = sectionPage.preview?.prepare?.({ title: headline, slug: "ai-services" });
  expect(listed).toEqual({ title: "/ai-services", subtitle: headline });
});
