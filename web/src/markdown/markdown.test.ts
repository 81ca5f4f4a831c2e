import { markdownToPortableText } from "@portabletext/markdown";
import fc from "fast-check";
import { expect, it } from "vitest";
import { escapeMarkdown, markdownLink } from "./markdown.ts";

type Block = { _type: string; style?: string; listItem?: string; children?: { text?: string }[] };

const read = (markdown: string) => markdownToPortableText(markdown) as Block[];

it("keeps any line of text a single paragraph with the same text", () => {
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

it("escapes brackets in link addresses", () => {
  expect(markdownLink("Ask (now)", "https://wa.me/1?text=a(b)")).toBe(
    "[Ask (now)](https://wa.me/1?text=a%28b%29)",
  );
  expect(markdownLink("No page", null)).toBe("No page");
});
