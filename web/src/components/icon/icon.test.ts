import { readFileSync } from "node:fs";
import { DRAWINGS } from "@currawong/schemas/drawings";
import { ICONS } from "@currawong/schemas/icons";
import { expect, it } from "vitest";

it.each([
  ["icons.svg", ICONS],
  ["drawings.svg", DRAWINGS.map(({ value }) => value)],
])("%s contains every symbol that editors can choose", (file, names: readonly string[]) => {
  const svg = readFileSync(new URL(`../../../public/${file}`, import.meta.url), "utf8");
  for (const name of names) expect(svg).toMatch(new RegExp(`<symbol id="${name}"[^>]*><.`));
});
