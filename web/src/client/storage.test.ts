import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { controlsOf } from "./forms/controls.ts";
import { deleteDraft, restoreDraft, saveDraft } from "./forms/draft.ts";
import {
  addReceipt,
  findSent,
  forgetReceipts,
  RECEIPTS_KEY,
  readReceipts,
  receiptTime,
} from "./receipts/receipts.ts";

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

/** What the code reads of a form with two fields, the second of which is empty. */
const formOf = (kind: string, value = "") => {
  const values = Object.entries({ name: value, message: "" });
  const elements = values.map(([name, text]) => ({ name, value: text, matches: () => true }));
  return { dataset: { form: kind }, elements } as unknown as HTMLFormElement;
};

/** What a form holds once its draft is restored. */
function restored(kind: string, typed = ""): string | undefined {
  const form = formOf(kind, typed);
  restoreDraft(form);
  return controlsOf(form)[0]?.value;
}

test("keeps a draft for each form and page, and its key until it is sent", () => {
  vi.stubGlobal("location", { pathname: "/seo" });
  expect(restored("quote")).toBe("");
  expect(sessionStorage.getItem("draft:quote:/seo")).toBeNull();
  const { key } = saveDraft(formOf("quote", "A"));
  expect(sessionStorage.getItem("draft:quote:/seo")).toContain(key);
  expect(saveDraft(formOf("quote", "Ada")).key).toBe(key);
  expect([restored("quote"), restored("contact")]).toEqual(["Ada", ""]);
  for (const typed of ["Typed since", ""]) expect(restored("quote", typed)).toBe("Typed since");
  vi.stubGlobal("location", { pathname: "/about" });
  expect(restored("quote")).toBe("");
  vi.stubGlobal("location", { pathname: "/seo" });
  deleteDraft(formOf("quote"));
  expect(sessionStorage.getItem("draft:quote:/seo")).toBeNull();
  expect(saveDraft(formOf("quote", "Ada")).key).not.toBe(key);
});

test("keeps the ten newest receipts without duplicates until they are removed", () => {
  for (let number = 1; number <= 12; number++) addReceipt(receipt(`ENQ-${number}`));
  addReceipt({ ...receipt("ENQ-5"), path: "/quote?line=a" });
  expect(findSent("/quote?line=a")?.reference).toBe("ENQ-5");
  expect(findSent("/quote?line=b")).toBeUndefined();
  const references = readReceipts().map(({ reference }) => reference);
  expect(references).toEqual([5, 12, 11, 10, 9, 8, 7, 6, 4, 3].map((number) => `ENQ-${number}`));
  expect(localStorage.getItem(RECEIPTS_KEY)).toContain("ENQ-5");
  expect(receiptTime("2026-12-31T13:30:00.000Z")).toBe("31 Dec 2026, 11:30 pm AEST");
  forgetReceipts();
  expect([readReceipts(), localStorage.getItem(RECEIPTS_KEY)]).toEqual([[], null]);
});

test("ignores stored text that is not JSON", () => {
  localStorage.setItem(RECEIPTS_KEY, "{");
  expect(readReceipts()).toEqual([]);
});

const refuse = () => {
  throw new DOMException("", "QuotaExceededError");
};

test.each([
  ["blocked", undefined],
  ["full", { ...memory(), setItem: refuse }],
])("keeps keys and receipts as long as the page if storage is %s", (_, storage) => {
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("location", { pathname: "/seo" });
  const { key } = saveDraft(formOf("enquiry"));
  expect(saveDraft(formOf("enquiry")).key).toBe(key);
  addReceipt(receipt("ENQ-1"));
  expect(readReceipts()).toEqual([receipt("ENQ-1")]);
  globalThis.unstoredItems = {};
  expect(readReceipts()).toEqual([]);
});
