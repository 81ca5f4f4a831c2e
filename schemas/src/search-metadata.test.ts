import { describe, expect, it } from "vitest";
import { presetByKey, searchDescription, searchKeywords, searchTitle } from "./search-metadata.ts";

const subject = {
  title: "Voice AI",
  description: "Calls answered.",
  seo: null,
  preset: { title: "AI Services | Currawong Digital", description: "Preset.", keywords: ["ai"] },
};

describe("search metadata", () => {
  it("takes the document’s own words first, then the preset’s, then the page’s", () => {
    const own = { customTitle: "Own", customDescription: "Own words.", keywords: ["own"] };
    expect(searchTitle({ ...subject, seo: own }, "A")).toBe("Own");
    expect(searchTitle(subject, "A")).toBe("AI Services | Currawong Digital");
    expect(searchTitle({ ...subject, preset: null }, "A")).toBe("Voice AI | A");
    expect(searchDescription({ ...subject, seo: own })).toBe("Own words.");
    expect(searchDescription(subject)).toBe("Preset.");
    expect(searchDescription({ ...subject, preset: null })).toBe("Calls answered.");
    expect(searchKeywords({ ...subject, seo: own })).toEqual(["own"]);
    expect(searchKeywords({ ...subject, seo: { keywords: [] } })).toEqual(["ai"]);
  });

  it("adds the city to the title, before the name of the site", () => {
    const seo = { city: "Perth" };
    expect(searchTitle({ ...subject, seo }, "A")).toBe("AI Services Perth | Currawong Digital");
    expect(searchTitle({ ...subject, seo: { ...seo, customTitle: "Voice AI" } }, "A")).toBe(
      "Voice AI Perth",
    );
  });

  it("falls back to the home preset for a key it does not know", () => {
    const presets = [{ key: "blog" }, { key: "home" }];
    expect(presetByKey(presets, "blog")?.key).toBe("blog");
    expect(presetByKey(presets, "no-such-key")?.key).toBe("home");
    expect(presetByKey(presets, null)?.key).toBe("home");
    expect(presetByKey([], "blog")).toBeNull();
  });
});
