import { expect, test } from "vitest";
import { contextOf } from "../testing/dataset.ts";
import { distinctTitle, distinctWords, presetWordsOnce } from "./search-duplicates.ts";

const preset = { _id: "p", _type: "seoPreset", title: "Web design", description: "We design." };
const page = (id: string, seo: object, more = {}) => ({
  _id: id,
  _type: "page",
  title: `Page ${id.replace("drafts.", "")}`,
  seo,
  ...more,
});
const named = { preset: { _ref: "p" } };

async function check(seo: object, dataset: object[], field: "title" | "description" = "title") {
  const document = page("drafts.own", seo);
  const { context } = contextOf(document, [...dataset, preset, page("own", seo), document]);
  return distinctWords(field)(undefined, { ...context, parent: seo });
}

const SHARED = /^Search results show the same title for “Page other”\. Write one/;

test.each<[string, object, object[], RegExp | true]>([
  ["typed twice", { customTitle: "One " }, [page("other", { customTitle: "one" })], SHARED],
  ["by a preset", named, [page("other", named)], SHARED],
  ["by a preset and typed", { customTitle: "Web design" }, [page("other", named)], SHARED],
  ["by a chatbot page", named, [page("other", {}, { landing: { seo: named } })], SHARED],
  ["in a draft only", named, [page("other", {}), page("drafts.other", named)], SHARED],
  ["no longer in the draft", named, [page("other", named), page("drafts.other", {})], true],
  ["for different cities", { ...named, city: "Perth" }, [page("other", named)], true],
  ["none written", {}, [page("other", {})], true],
])("warns of a search title that two pages share: %s", async (_, seo, dataset, verdict) => {
  const message = await check(seo, dataset);
  if (verdict === true) expect(message).toBe(true);
  else expect(message).toMatch(verdict);
});

test("warns of a shared description, and counts the pages", async () => {
  const others = ["a", "b", "c"].map((id) => page(id, named));
  expect(await check({ ...named, customTitle: "Own" }, others, "description")).toBe(
    "Search results show the same description for “Page a” and 2 more. Write one for this page alone.",
  );
});

test("a preset names the pages that share its words", async () => {
  const warn = (pages: object[]) =>
    presetWordsOnce("title")(preset.title, contextOf(preset, [preset, ...pages]).context);
  expect(await warn([page("a", named), page("b", { ...named, customTitle: "Own" })])).toBe(true);
  expect(await warn([page("a", named), page("b", { ...named, city: "Perth" })])).toBe(true);
  expect(await warn([page("a", named), page("b", named)])).toMatch(
    /^“Page a”, “Page b” show this title in search results/,
  );
});

test("advises on a heading that another document of the type has, whatever its capitals", async () => {
  const mine = { _id: "drafts.mine", _type: "article", title: "Choosing a CRM" };
  const advise = (other: object) =>
    distinctTitle(mine.title, contextOf(mine, [mine, { ...mine, _id: "mine" }, other]).context);
  expect(await advise({ _id: "b", _type: "article", title: "choosing a crm" })).toMatch(
    "choosing a crm",
  );
  expect(await advise({ _id: "drafts.b", _type: "article", title: mine.title })).not.toBe(true);
  expect(await advise({ _id: "b", _type: "service", title: mine.title })).toBe(true);
});
