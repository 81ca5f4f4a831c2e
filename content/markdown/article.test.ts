import { expect, test } from "vitest";
import { readArticle } from "./article.ts";
import { toPortableText } from "./blocks.ts";

const HEAD = `title: "Costs: a guide"
seoTitle: Costs
seoDescription: What things cost
excerpt: Costs, listed.
category: web
publishedAt: 2025-02-13
seoKey: blog
keywords: [one, two]
coverAlt: A stack of discs.
related: [other]
chatMessage: Hi Team
ctaHeading: Ready?
ctaText: Write to us.
ctaLabel: Chat
`;

const read = (head: string, body = "Text.\n") =>
  readArticle("costs", { text: `---\n${head}---\n${body}`, file: "costs.md" });

test("converts front matter to fields and references", () => {
  expect(read(HEAD)).toMatchObject({
    _id: "article-costs",
    title: "Costs: a guide",
    publishedAt: "2025-02-13",
    category: "articleCategory-web",
    image: { svg: "articles/costs.svg", alt: "A stack of discs." },
    related: ["article-other"],
    closing: { heading: "Ready?", label: "Chat", chatMessage: "Hi Team" },
    seo: { preset: "seoPreset-blog", customTitle: "Costs", keywords: ["one", "two"] },
  });
});

test("leaves omitted search metadata to the preset", () => {
  const head = HEAD.replace(/^(?:seoTitle|seoDescription|keywords):.*\n/gm, "");
  expect(read(head).seo).toEqual({ preset: "seoPreset-blog" });
});

test("errors in the text name the line of the file", () => {
  const { body } = read(HEAD, "Fine.\n\n# Too big\n");
  const convert = () =>
    toPortableText(
      { text: body, file: "costs.md" },
      {
        findPage: () => undefined,
        findPrice: (id) => ({ id, place: "startingPrice" }),
      },
    );
  expect(convert).toThrow(/^costs\.md:19: /);
});

test.each([
  [HEAD.replace("category: web\n", ""), /^costs\.md:1: Give "category" a text/],
  [`${HEAD}colour: red\n`, /^costs\.md:16: Remove "colour"/],
  [HEAD.replace("[one, two]", "one"), /^costs\.md:9: Give "keywords" a list/],
])("rejects invalid front matter (%#)", (head, message) => {
  expect(() => read(head)).toThrow(message);
});

test("rejects a file without front matter", () => {
  expect(() => readArticle("costs", { text: "Text.", file: "costs.md" })).toThrow(/front matter/);
});
