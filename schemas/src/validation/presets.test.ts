import { expect, test } from "vitest";
import { contextOf } from "../testing/dataset.ts";
import { uniquePresetKey } from "./presets.ts";

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
