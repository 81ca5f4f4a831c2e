import { expect, test } from "vitest";
import { contextOf } from "../testing/dataset.ts";
import { presetInUse, uniquePresetKey } from "./presets.ts";

const preset = (id: string, key: string) => ({ _id: id, _type: "seoPreset", key });

test("rejects a key shared by two presets, but not by versions of one", async () => {
  const draft = preset("drafts.mine", "blog");
  const alone = contextOf(draft, [draft, preset("mine", "blog"), preset("other", "home")]);
  expect(await uniquePresetKey("blog", alone.context)).toBe(true);
  const both = contextOf(draft, [draft, preset("other", "blog")]);
  expect(await uniquePresetKey("blog", both.context)).toBe(
    "Another preset is already called “blog”. Give this one its own key.",
  );
  expect(both.answers).toHaveLength(1);
});

const custom = { customTitle: "Own", customDescription: "Its own" };
const seoWith = (more = {}) => ({ preset: { _ref: "mine" }, ...more });
const UNNAMED = /^No page uses this preset\./;
const UNUSED = /^Every page that uses this preset has its own title and description/;

test.each<[string, object[], RegExp | true]>([
  ["no page names it", [], UNNAMED],
  ["a page uses its title", [{ seo: seoWith({ customDescription: "Own" }) }], true],
  ["a page uses its description", [{ seo: seoWith({ customTitle: "Own" }) }], true],
  ["a chatbot page uses its text", [{ seo: seoWith(custom), landing: { seo: seoWith() } }], true],
  ["every page has its own text", [{ seo: seoWith(custom) }, { seo: seoWith(custom) }], UNUSED],
  ["an empty title counts as missing", [{ seo: seoWith({ ...custom, customTitle: "" }) }], true],
])("checks that a preset is in use: %s", async (_, pages, verdict) => {
  const draft = preset("drafts.mine", "blog");
  const dataset = pages.map((page, index) => ({ _id: `page-${index}`, _type: "page", ...page }));
  const message = await presetInUse(draft, contextOf(draft, dataset).context);
  if (verdict === true) expect(message).toBe(true);
  else expect(message).toMatch(verdict);
});

test("the home preset needs no page", async () => {
  const home = preset("mine", "home");
  expect(await presetInUse(home, contextOf(home, []).context)).toBe(true);
});
