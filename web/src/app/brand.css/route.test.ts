import fc from "fast-check";
import { expect, test, vi } from "vitest";
import { GET } from "./route.ts";

const agency = vi.hoisted(() => ({ accent: "", copyrightYear: 2026 }));
vi.mock("@/content/load", () => ({ load: async () => ({ agency, navigation: {} }) }));

const cssOf = async (accent: string) => {
  agency.accent = accent;
  return (await GET()).text();
};

test("writes only a colour that dark text can be read on", async () => {
  const [hex, bright] = [
    fc.string({ unit: fc.constantFrom(..."0123456789abcdefABCDEF") }),
    "#f9cc27",
  ];
  const text = fc.oneof(
    fc.string({ unit: "binary" }),
    hex.map((digits) => `#${digits}`),
    fc.tuple(fc.string(), fc.string()).map(([before, after]) => before + bright + after),
    fc.constantFrom(`${bright};}body{display:none`, `${bright}\n`, "red", "url(//x)", "#000000"),
  );
  await fc.assert(
    fc.asyncProperty(text, async (accent) => {
      const css = await cssOf(accent);
      if (css) expect(css.replaceAll(accent, "")).not.toMatch(/#(?!000)/);
      expect(css === "" || /^#[\da-f]{6}$/i.test(accent)).toBe(true);
    }),
  );
  expect(await cssOf(bright)).toContain(`--color-wattle:${bright};`);
  expect(await cssOf("#030303")).toBe("");
});
