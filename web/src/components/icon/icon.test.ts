import { readFileSync } from "node:fs";
import { DRAWINGS } from "@currawong/schemas/drawings";
import { ICONS } from "@currawong/schemas/icons";
import { expect, it } from "vitest";

it.each([
  ["icons.svg", ICONS],
  ["drawings.svg", DRAWINGS.map(({ value }) => value)],
])("%s draws everything that editors choose from", (file, names: readonly string[]) => {
  const drawn = readFileSync(new URL(`../../../public/${file}`, import.meta.url), "utf8");
  for (const name of names) expect(drawn).toMatch(new RegExp(`<symbol id="${name}"[^>]*><.`));
});
