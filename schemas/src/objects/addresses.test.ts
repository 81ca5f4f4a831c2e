import { expect, it } from "vitest";
import { sectionSlugField } from "./addresses.ts";

it("locks the address of a section page, unless the site has no page there", () => {
  const isLocked = (current: string) => Object(sectionSlugField).readOnly({ value: { current } });
  expect(["blog", "news"].map(isLocked)).toEqual([true, false]);
});
