import { expect, test } from "vitest";
import { article, articleCategory } from "./documents/article.ts";
import { sectionPage } from "./documents/pages.ts";

const subtitleOf = ({ preview }: typeof article, selected: Record<string, unknown>) =>
  preview?.prepare?.(selected).subtitle;

test("lists name articles by a date as Australians write it, and pages by their address", () => {
  expect(subtitleOf(article, { date: "2025-05-21", category: "Web" })).toBe("21 May 2025 · Web");
  expect(subtitleOf(article, { category: "Web" })).toBe("Web");
  expect(subtitleOf(articleCategory, { slug: "chatbots" })).toBe("/blog/category/chatbots");
  expect(subtitleOf(sectionPage, { slug: "ai-services" })).toBe("/ai-services");
  expect(subtitleOf(sectionPage, {})).toBe("No address yet");
});
