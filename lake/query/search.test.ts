import { expect, test } from "vitest";
import { sharedLake } from "../testing/lake-fixture.ts";

/** More documents than a search scores. */
const MANY = 150;

const { client } = await sharedLake();
const work = client.transaction();
for (let n = 0; n < MANY; n++) {
  const body = `uber clone ${"and many more words ".repeat(40)}`;
  work.create({ _id: `article-${n}`, _type: "article", title: `Number ${n}`, body });
}
work.create({ _id: "last", _type: "article", title: "An Uber clone" });
await work.create({ _id: "group", _type: "group", title: "Uber" }).commit();

const search = (words: string) =>
  client.fetch(
    `*[_type == "article"] | score(boost(title match text::query($words), 10), [@, _id] match text::query($words))
      [_score > 0] | order(_score desc)[0...3]._id`,
    { words },
  );

test("when more documents match than a search scores, those with all words in the title come first", async () => {
  expect((await search("uber clone*"))[0]).toBe("last");
  expect(await search("number 117")).toContain("article-117");
});

test("finds documents with some of the words when none has all", async () => {
  expect((await search("uber nowhere"))[0]).toBe("last");
  expect(await search("nowhere")).toEqual([]);
});
