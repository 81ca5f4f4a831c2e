import { expect, it } from "vitest";
import { isElsewhere, setSiteAddresses } from "./own-address.ts";

it("asks for a link within the site where a link names the site, under its former domain too", () => {
  setSiteAddresses(["https://currawong.example", "https://former.example"]);
  expect(isElsewhere("https://oaic.gov.au/privacy")).toBe(true);
  expect(isElsewhere("https://www.currawong.example/about")).toContain("Link within the site");
  expect(isElsewhere("https://former.example/about")).toContain("Link within the site");
});
