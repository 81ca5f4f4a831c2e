import { expect, it } from "vitest";
import { split } from "./hydration.ts";

// That all of Next's own scripts are found, the build checks on every page it renders (`build/check-page.ts`).
const FRAMEWORK = '<script src="/_next/static/a.js" async=""></script>';

it.each([
  "<script>alert(1)</script>",
  "<script>self.__next_f.push([1,alert(1)])</script>",
  '<script>self.__next_f.push([1,"x"]);alert(1)</script>',
  '<script src="https://elsewhere.example/x.js" async=""></script>',
  '<script type="application/ld+json">{"@type":"Thing"}</script>',
])("leaves what Next did not write for the policy to block: %s", (script) => {
  const { html, payload } = split(`<head>${FRAMEWORK}</head><body>${script}</body>`);
  expect(html).toBe(`<head></head><body>${script}</body>`);
  expect(payload).not.toMatch(/alert|elsewhere|Thing/);
});
