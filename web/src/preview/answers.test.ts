import fc from "fast-check";
import { expect, it } from "vitest";
import { redirectWithin } from "./answers.ts";

const SITE = "https://currawong.example";
const locationFor = (target: string | null) => redirectWithin(target).headers.get("location");

it.each([
  [null, "/"],
  ["/services/uber-clone?page=2#packages", "/services/uber-clone?page=2#packages"],
  [`${SITE}/about`, "/about"],
  ["/中", "/%E4%B8%AD"],
  // Other sites, in the notations that browsers understand.
  ["https://evil.example/about", "/"],
  ["javascript:alert(1)", "/"],
  // This site, with a path that would name another host on its own.
  ["/.//evil.example", "/evil.example"],
  [`${SITE}//evil.example`, "/evil.example"],
])("leaving the preview for %j redirects to %j", (target, location) => {
  expect(locationFor(target)).toBe(location);
});

it("leaving the preview always redirects within this site", () => {
  const hosts = ["evil.example", "https:", "javascript:", "currawong.example"];
  const signs = fc.constantFrom(..."/\\.:?#@%[]\t\r\n\0 中\ud800", ...hosts);
  const parts = fc.array(signs).map((all) => all.join(""));
  const target = fc.oneof(
    parts,
    fc.string(),
    fc.string().map((path) => `https://evil.example/${path}`),
  );
  fc.assert(
    fc.property(target, (text) => {
      const location = locationFor(text) ?? "";
      // Printable ASCII is valid in a header, and browsers do not strip any of it.
      expect(location).toMatch(/^\/(?![/\\])[!-~]*$/);
      expect(new URL(location, SITE).origin).toBe(SITE);
    }),
  );
});
