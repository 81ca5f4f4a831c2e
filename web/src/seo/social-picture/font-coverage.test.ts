import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { codePointsOf, drawable } from "./font-coverage.ts";

const FONTS = ["bricolage-grotesque-640.woff", "instrument-sans-500.woff"].map((file) =>
  codePointsOf(readFileSync(new URL(`../../../fonts/${file}`, import.meta.url))),
);

it.each(FONTS)("reads the characters of the font, and no others", (codePoints) => {
  for (const char of "AZaz09$–’“”…éüß€™ ") {
    expect(codePoints.has(char.codePointAt(0) ?? 0), char).toBe(true);
  }
  for (const char of "🚀漢Ω\u200d\ufe0f") {
    expect(codePoints.has(char.codePointAt(0) ?? 0), char).toBe(false);
  }
});

it.each([
  ["Launch 🚀 day 👩‍🚀!", "Launch day !"],
  ["Café in Şişli, 漢字", "Café in Sisli,"],
  ["Cafe\u0301 ﬁrst ⭐️", "Café first"],
  ["🎉🎉", ""],
])("leaves out what the fonts lack: %s", (text, drawn) => {
  for (const codePoints of FONTS) expect(drawable(text, codePoints)).toBe(drawn);
});
