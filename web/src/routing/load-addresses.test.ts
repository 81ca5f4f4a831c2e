import { PAGE_TYPES } from "@currawong/schemas/types";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { notePlausible } from "../content/plausibility.ts";
import { newLedger } from "../content/revalidation/ledger.ts";
import { health } from "../runtime/observability/health.ts";
import { loadKnownAddresses } from "./known-addresses.ts";

const fetchContent = vi.hoisted(() => vi.fn());
vi.mock("../content/fetch-content.ts", () => ({ fetchContent }));

/** A ledger of documents, given their types. */
function ledgerOf(types: Record<string, string>) {
  const ledger = newLedger();
  for (const [id, type] of Object.entries(types)) {
    ledger.states.set(id, { type, rev: "1", parts: {} });
  }
  return ledger;
}

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
  fetchContent.mockResolvedValue([{ _id: "about", _type: "aboutPage" }]);
});
afterEach(() => {
  notePlausible();
});

it("reads the addresses of all types of pages", async () => {
  const ledger = ledgerOf({ about: "aboutPage", settings: "siteSettings" });
  const addresses = await loadKnownAddresses(["/search"], ledger);
  expect(["/about", "/search", "/gone"].map((path) => addresses.find(path))).toEqual([
    ...["known", "known", "unknown"],
  ]);
  expect(fetchContent.mock.lastCall?.[2]).toEqual({ types: PAGE_TYPES });
});

it("does not believe that a page is gone of which nothing was heard", async () => {
  const ledger = ledgerOf({ about: "aboutPage", gone: "page" });
  await expect(loadKnownAddresses([], ledger)).rejects.toThrow("are missing");
  expect(health().problems.join()).toContain("implausible");
});

it("believes it of a page that was deleted meanwhile", async () => {
  const ledger = ledgerOf({ gone: "page" });
  fetchContent.mockImplementation(async () => {
    ledger.states.clear();
    return [{ _id: "about", _type: "aboutPage" }];
  });
  expect((await loadKnownAddresses([], ledger)).find("/about")).toBe("known");
});
