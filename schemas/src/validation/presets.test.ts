import { expect, test } from "vitest";
import { contextOf } from "../testing/dataset.ts";
import { presetInUse, uniquePresetKey } from "./presets.ts";

const preset = (id: string, key: string) => ({ _id: id, _type: "seoPreset", key });

test("two presets do not share a key, and versions of one do", async () => {
  const draft = preset("drafts.mine", "blog");
  const alone = contextOf(draft, [draft, preset("mine", "blog"), preset("other", "home")]);
  expect(await uniquePresetKey("blog", alone.context)).toBe(true);
  const both = contextOf(draft, [draft, preset("other", "blog")]);
  expect(await uniquePresetKey("blog", both.context)).toBe(
    "Another preset is called “blog” already. Give this one a key of its own.",
  );
  expect(both.answers).toHaveLength(1);
});

const own = { customTitle: "Own", customDescription: "Its own" };
const naming = (more = {}) => ({ preset: { _ref: "mine" }, ...more });
const NOBODY = /^No page names this preset\./;
const NO_WORD = /^Every page that names this preset has a title and description/;

test.each<[string, object[], RegExp | true]>([
  ["no one names it", [], NOBODY],
  ["a page takes its title", [{ seo: naming({ customDescription: "Own" }) }], true],
  ["a page takes its description", [{ seo: naming({ customTitle: "Own" }) }], true],
  ["a chatbot page takes its words", [{ seo: naming(own), landing: { seo: naming() } }], true],
  ["all that name it have their own", [{ seo: naming(own) }, { seo: naming(own) }], NO_WORD],
  ["empty words are none", [{ seo: naming({ ...own, customTitle: "" }) }], true],
])("a preset: %s", async (_, pages, verdict) => {
  const draft = preset("drafts.mine", "blog");
  const dataset = pages.map((page, index) => ({ _id: `page-${index}`, _type: "page", ...page }));
  const message = await presetInUse(draft, contextOf(draft, dataset).context);
  if (verdict === true) expect(message).toBe(true);
  else expect(message).toMatch(verdict);
});

test("the preset called home needs no page", async () => {
  const home = preset("mine", "home");
  expect(await presetInUse(home, contextOf(home, []).context)).toBe(true);
});
