import { expect, test } from "vitest";
import { readArticle } from "./article.ts";
import { toPortableText } from "./blocks.ts";

const HEAD = `title: "Costs: a guide"
publishedAt: 2025-02-13
image:
  svg: articles/costs.svg
  alt: A stack of discs.
`;

const read = (body = "Text.\n") =>
  readArticle("costs", { text: `---\n${HEAD}---\n${body}`, file: "costs.md" });

test("takes the fields from the front matter", () => {
  expect(read()).toMatchObject({
    _id: "article-costs",
    title: "Costs: a guide",
    publishedAt: "2025-02-13",
    image: { svg: "articles/costs.svg", alt: "A stack of discs." },
  });
});

test("errors in the text name the line of the file", () => {
  const { body } = read("Fine.\n\n# Too big\n");
  const convert = () =>
    toPortableText(
      { text: String(body), file: "costs.md" },
      {
        assetOf: (svg) => svg,
        findPage: () => undefined,
        findPrice: (id) => ({ id, place: "startingPrice" }),
      },
    );
  expect(convert).toThrow(/^costs\.md:10: /);
});

test("rejects a file without front matter", () => {
  expect(() => readArticle("costs", { text: "Text.", file: "costs.md" })).toThrow(
    /^costs\.md:1: Start the file/,
  );
});
