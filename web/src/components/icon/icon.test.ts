import { readFileSync } from "node:fs";
import { ICONS } from "@currawong/schemas/icons";
import { describe, expect, it } from "vitest";

const drawn = readFileSync(new URL("../../../public/icons.svg", import.meta.url), "utf8");

describe("icons", () => {
  it.each(ICONS)("draws %s", (name) => {
    expect(drawn).toContain(`<symbol id="${name}" viewBox="0 0 24 24"><path d="M`);
  });
});
