import { readFileSync } from "node:fs";
import { ICONS } from "@currawong/schemas/icons";
import { expect, it } from "vitest";

it("icons.svg contains every symbol that editors can choose", () => {
  const svg = readFileSync(new URL("../../../public/icons.svg", import.meta.url), "utf8");
  for (const name of ICONS) expect(svg).toMatch(new RegExp(`<symbol id="${name}"[^>]*><.`));
});
