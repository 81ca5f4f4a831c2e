import { expect, it } from "vitest";
import { searchDescription, searchKeywords, searchTitle } from "./search-metadata.ts";

const subject = {
  title: "Voice AI",
  description: "Calls answered.",
  seo: { namesPreset: true },
  preset: { title: "AI Services", description: "Preset.", keywords: ["ai"] },
};

it("prefers the document’s own metadata, then the preset’s, then the page’s", () => {
  const own = { customTitle: "Own", customDescription: "Own words.", keywords: ["own"] };
  expect(searchTitle({ ...subject, seo: own }, "Acme")).toBe("Own");
  expect(searchTitle(subject, "Acme")).toBe("AI Services | Acme");
  expect(searchTitle({ ...subject, preset: null }, "Acme")).toBe("Voice AI | Acme");
  expect(searchDescription({ ...subject, seo: own })).toBe("Own words.");
  expect(searchDescription(subject)).toBe("Preset.");
  expect(searchDescription({ ...subject, preset: null })).toBe("Calls answered.");
  expect(searchKeywords({ ...subject, seo: own })).toEqual(["own"]);
  expect(searchKeywords({ ...subject, seo: { keywords: [] } })).toEqual(["ai"]);
});

it("uses the heading and the home preset’s keywords for a page that names no preset", () => {
  const home = { title: "Digital Agency", description: "The agency.", keywords: ["agency"] };
  for (const seo of [null, {}, { namesPreset: false }]) {
    const article = { ...subject, seo, preset: home };
    expect(searchTitle(article, "Acme")).toBe("Voice AI | Acme");
    expect(searchKeywords(article)).toEqual(["agency"]);
  }
  // For a deleted preset, the specification falls back to the home preset.
  const dangling = { ...subject, seo: { namesPreset: true }, preset: home };
  expect(searchTitle(dangling, "Acme")).toBe("Digital Agency | Acme");
  expect(searchDescription(dangling)).toBe("The agency.");
});

it("cuts headings and introductions to search-result length, but not an editor’s own metadata", () => {
  const title = "Chat ".repeat(16).trim();
  const description = "Word ".repeat(50);
  const page = { ...subject, title, description, seo: null };
  expect(searchTitle(page, "Acme")).toMatch(/^(Chat )+Chat…$/);
  expect(searchTitle(page, "Acme").length).toBeLessThanOrEqual(60);
  expect(searchDescription(page)).toMatch(/Word…$/);
  expect(searchDescription(page).length).toBeLessThanOrEqual(160);
  const heading = "Voice AI for Australian clinics and dentists";
  expect(searchTitle({ ...page, title: heading }, "Agency of Sydney")).toBe(heading);
  const written = { ...page, seo: { customTitle: title, customDescription: description } };
  expect(searchTitle(written, "Acme")).toBe(title);
  expect(searchDescription(written)).toBe(description);
});

it("adds the city to the title, then the agency’s name unless the title has it", () => {
  const titleOf = (seo: object, agency = "Acme") =>
    searchTitle({ ...subject, seo: { city: "Perth", ...seo } }, agency);
  expect(titleOf({})).toBe("Voice AI Perth | Acme");
  expect(titleOf({ namesPreset: true })).toBe("AI Services Perth | Acme");
  expect(titleOf({ namesPreset: true }, "AI Services")).toBe("AI Services Perth");
  expect(titleOf({ customTitle: "Own" })).toBe("Own Perth");
});
