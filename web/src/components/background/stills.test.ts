import { readFile } from "node:fs/promises";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { BACKGROUND_TYPES } from "./scene.ts";
import { still } from "./stills.ts";

const folder = new URL("../../../public/backgrounds/", import.meta.url);

describe.each(BACKGROUND_TYPES)("the still of %s", (type) => {
  it("is the same each time for the same seed, and another for another", () => {
    expect(still(type)).toBe(still(type));
    expect(still(type, 1)).not.toBe(still(type, 2));
  });

  it("is the committed file: run `node web/src/components/background/stills.ts` after a change", async () => {
    expect(await readFile(new URL(`${type}.svg`, folder), "utf8")).toBe(still(type));
  });

  it("is at most 6 KB gzipped", () => {
    expect(gzipSync(still(type), { level: 9 }).length).toBeLessThanOrEqual(6 * 1024);
  });

  it("is whole: every number is finite and every reference has its definition", () => {
    const svg = still(type);
    expect(svg).not.toMatch(/NaN|Infinity|undefined/);
    const ids = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
    for (const [, id] of svg.matchAll(/url\(#(\w+)\)/g)) expect(ids).toContain(id);
  });
});
