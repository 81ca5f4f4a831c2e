import { markdownToPortableText } from "@portabletext/markdown";
import fc from "fast-check";
import { expect, it } from "vitest";
import { escapeMarkdown, markdownLink } from "./markdown.ts";

type Block = { _type: string; style?: string; listItem?: string; children?: { text?: string }[] };

/** What a Markdown reader makes of one line. */
const read = (markdown: string) => markdownToPortableText(markdown) as Block[];

it("any line stays a paragraph that reads as it was written", () => {
  const line = fc
    .array(fc.constantFrom(..."a1 *_#-+.)`[]<>|\\~="), { minLength: 1, maxLength: 12 })
    .map((signs) => signs.join("").replace(/\s+/g, " ").trim())
    .filter((text) => text !== "");
  fc.assert(
    fc.property(line, (text) => {
      const [block, ...others] = read(escapeMarkdown(text));
      expect(others).toEqual([]);
      expect(block).toMatchObject({ _type: "block", style: "normal" });
      expect(block?.listItem).toBeUndefined();
      expect(block?.children?.map((span) => span.text).join("")).toBe(text);
    }),
  );
});

it("links to addresses with brackets in them", () => {
  expect(markdownLink("Ask (now)", "https://wa.me/1?text=a(b)")).toBe(
    "[Ask (now)](https://wa.me/1?text=a%28b%29)",
  );
  expect(markdownLink("No page", null)).toBe("No page");
});
