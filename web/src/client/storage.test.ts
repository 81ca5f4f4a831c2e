import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deleteDraft, readDraft, saveDraft } from "./forms/draft.ts";
import {
  addReceipt,
  forgetReceipts,
  RECEIPTS_KEY,
  readReceipts,
  receiptTime,
} from "./receipts/receipts.ts";
import { readItem, readList } from "./storage.ts";

function memory(): Pick<Storage, "getItem" | "setItem" | "removeItem"> {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

beforeEach(() => {
  vi.stubGlobal("sessionStorage", memory());
  vi.stubGlobal("localStorage", memory());
});
afterEach(() => vi.unstubAllGlobals());

const createdAt = "2026-11-20T03:04:05.000Z";
const receipt = (reference: string) => ({ reference, createdAt, service: "SEO" });

test("keeps a draft for each form and page, with the time when typing started", () => {
  vi.stubGlobal("location", { pathname: "/seo" });
  vi.useFakeTimers({ now: 1_000 });
  expect(readDraft("quote")).toBeUndefined();
  saveDraft("quote", { name: "A" });
  vi.setSystemTime(6_000);
  saveDraft("quote", { name: "Ada" });
  vi.useRealTimers();
  expect(readDraft("quote")).toMatchObject({ startedAt: 1_000, values: { name: "Ada" } });
  expect(readDraft("contact")).toBeUndefined();
  deleteDraft("quote");
  expect(sessionStorage.getItem("draft:quote:/seo")).toBeNull();
  const stored = { startedAt: 1, values: { a: 2, b: "" }, key: "k" };
  sessionStorage.setItem("draft:quote:/about", JSON.stringify(stored));
  expect(readDraft("quote")).toBeUndefined();
  vi.stubGlobal("location", { pathname: "/about" });
  expect(readDraft("quote")).toEqual({ ...stored, values: { b: "" } });
});

test("a draft keeps its key until it changes or is sent", () => {
  vi.stubGlobal("location", { pathname: "/seo" });
  const { key } = saveDraft("enquiry", { name: "a" });
  expect(key).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-8[\da-f]{3}-[\da-f]{12}$/);
  expect(saveDraft("enquiry", { name: "a" }).key).toBe(key);
  const changed = saveDraft("enquiry", { name: "b" }).key;
  expect(changed).not.toBe(key);
  deleteDraft("enquiry");
  expect(saveDraft("enquiry", { name: "b" }).key).not.toBe(changed);
});

test("keeps the ten newest receipts without duplicates until they are removed", () => {
  for (let number = 1; number <= 12; number++) addReceipt(receipt(`ENQ-${number}`));
  addReceipt(receipt("ENQ-5"));
  const references = readReceipts().map(({ reference }) => reference);
  expect(references).toEqual([5, 12, 11, 10, 9, 8, 7, 6, 4, 3].map((number) => `ENQ-${number}`));
  expect(localStorage.getItem(RECEIPTS_KEY)).toContain("ENQ-5");
  forgetReceipts();
  expect([readReceipts(), localStorage.getItem(RECEIPTS_KEY)]).toEqual([[], null]);
});

test("ignores stored values that are not receipts", () => {
  localStorage.setItem(
    RECEIPTS_KEY,
    JSON.stringify([
      null,
      { ...receipt("ENQ-3"), reference: 1 },
      { ...receipt("ENQ-3"), service: undefined },
      { ...receipt("ENQ-2"), createdAt: "soon" },
      receipt("ENQ-1"),
    ]),
  );
  expect(readReceipts()).toEqual([receipt("ENQ-1")]);
  localStorage.setItem(RECEIPTS_KEY, "{");
  expect(readReceipts()).toEqual([]);
  expect(readItem(() => localStorage, RECEIPTS_KEY)).toBeNull();
  expect(readList(() => localStorage, RECEIPTS_KEY)).toEqual([]);
});

test.each([
  ["blocked", undefined],
  [
    "full",
    {
      ...memory(),
      setItem: () => {
        throw new DOMException("", "QuotaExceededError");
      },
    },
  ],
])("keeps keys and receipts as long as the page if storage is %s", (_, storage) => {
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("location", { pathname: "/seo" });
  const { key } = saveDraft("enquiry", {});
  expect(saveDraft("enquiry", {}).key).toBe(key);
  addReceipt(receipt("ENQ-1"));
  expect(readReceipts()).toEqual([receipt("ENQ-1")]);
  globalThis.unstoredItems = {};
  expect(readReceipts()).toEqual([]);
});

test("times are in AEST, in summer too", () => {
  expect(receiptTime("2026-12-31T13:30:00.000Z")).toBe("31 Dec 2026, 11:30 pm AEST");
});
