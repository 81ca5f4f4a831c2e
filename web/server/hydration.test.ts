import { expect, it } from "vitest";
import { split } from "./hydration.ts";

// The build checks on every page that all of Next's own scripts are found (`build/check-page.ts`).
const FRAMEWORK = '<script src="/_next/static/a.js" async=""></script>';

it.each([
  "<script>alert(1)</script>",
  "<script>self.__next_f.push([1,alert(1)])</script>",
  '<script>self.__next_f.push([1,"x"]);alert(1)</script>',
  '<script src="https://elsewhere.example/x.js" async=""></script>',
  '<script type="application/ld+json">{"@type":"Thing"}</script>',
])("does not move a script that Next did not write: %s", (script) => {
  const { html, payload } = split(`<head>${FRAMEWORK}</head><body>${script}</body>`);
  expect(html).toBe(`<head></head><body>${script}</body>`);
  expect(payload).not.toMatch(/alert|elsewhere|Thing/);
});
