import { PAGE_TYPES } from "@currawong/schemas/types";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isImplausible, notePlausible } from "../content/plausibility.ts";
import { loadKnownAddresses } from "./known-addresses.ts";

const fetchContent = vi.hoisted(() => vi.fn());
vi.mock("../content/fetch-content.ts", () => ({ fetchContent }));

const document = (id: string, type: string) => ({ id, type });
const load = (...known: { id: string; type: string }[]) =>
  loadKnownAddresses(["/search"], () => known);

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
  fetchContent.mockResolvedValue([{ _id: "about", _type: "aboutPage" }]);
});
afterEach(() => {
  notePlausible();
});

it("reads the addresses of all types of pages, with evidence of what there is", async () => {
  const addresses = await load(
    document("about", "aboutPage"),
    document("settings", "siteSettings"),
  );
  expect(["/about", "/search", "/gone"].map((path) => addresses.find(path))).toEqual([
    ...["known", "known", "unknown"],
  ]);
  const [, , params, , isCounted] = fetchContent.mock.lastCall ?? [];
  expect([params, isCounted]).toEqual([{ types: PAGE_TYPES }, true]);
  expect((await loadKnownAddresses([])).find("/about")).toBe("known");
});

it("does not believe that a page is gone of which nothing was heard", async () => {
  const known = [document("about", "aboutPage"), document("gone", "page")];
  await expect(load(...known)).rejects.toThrow("Addresses of documents are missing.");
  expect(isImplausible()).toBe(true);
});

it("believes it of a page that was deleted meanwhile", async () => {
  const known = [document("gone", "page")];
  fetchContent.mockImplementation(async () => {
    known.pop();
    return [{ _id: "about", _type: "aboutPage" }];
  });
  const addresses = await loadKnownAddresses([], () => known);
  expect(addresses.find("/about")).toBe("known");
});
