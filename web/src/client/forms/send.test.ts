import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readReceipts } from "../receipts/receipts.ts";
import { deleteDraft, saveDraft } from "./draft.ts";
import { openChat, sendEnquiry } from "./send.ts";

const fetchPage = vi.hoisted(() =>
  vi.fn<(address: string, init: { body: Map<string, string> }) => Promise<unknown>>(),
);
const show = vi.hoisted(() => ({ showErrors: vi.fn(), showNotice: vi.fn() }));
vi.mock("../refresh.ts", () => ({ fetchPage }));
vi.mock("./show.ts", () => show);

const QUOTE = "/quote?line=a";

/** What is sent: the browser's own reads the form. */
class FormFields extends Map<string, string> {
  constructor(_form: unknown) {
    super([["quote", QUOTE]]);
  }
}

/* Node has no storage, so that drafts, keys and receipts are kept as where a browser blocks it. */

const receipt = { reference: "ENQ-1", createdAt: "2026-11-28T00:00:00.000Z", service: "SEO" };
const HREF = "https://wa.me/1?text=Hello";
const formOf = (kind: string) => {
  const form = { dataset: { form: kind }, action: "/seo", elements: [] };
  return { ...form, querySelector: () => ({ href: HREF }) } as unknown as HTMLFormElement; // No more is read.
};
const form = formOf("enquiry");

const open = vi.fn<(href: string) => { opener: unknown } | null>();
const dispatchEvent = vi.fn();
const sendBeacon = vi.fn();

/** Has the server answer with the page of the form, which says what is in this data. */
const answer = (dataset: object, error = "") =>
  fetchPage.mockResolvedValue({
    querySelector: () => ({
      dataset,
      querySelector: (part: string) =>
        part === "[data-notice]" ? "the notice" : { textContent: `${part}: ${error}` },
    }),
  });

beforeEach(() => {
  vi.useFakeTimers();
  globalThis.unstoredItems = {};
  vi.stubGlobal("location", { pathname: "/seo" });
  vi.stubGlobal("document", { dispatchEvent });
  vi.stubGlobal("window", { open });
  vi.stubGlobal("navigator", { vendor: "", sendBeacon });
  vi.stubGlobal("FormData", FormFields);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  vi.useRealTimers();
});

it("lists the receipt of an enquiry that is stored, and keeps the key of one that may be", async () => {
  const { key } = saveDraft(form);
  fetchPage.mockRejectedValue(new TypeError("no network"));
  expect(await sendEnquiry(form)).toBe(false);
  expect(show.showNotice.mock.lastCall).toEqual([form, "failure"]);
  answer({}, "Invalid email address");
  expect(await sendEnquiry(form)).toBe(false);
  const errorOf = show.showErrors.mock.lastCall?.[1];
  expect(errorOf("email")).toBe("#enquiry-email-error: Invalid email address");
  expect([saveDraft(form).key, readReceipts()]).toEqual([key, []]);
  answer({ receipt: JSON.stringify(receipt) });
  expect(await sendEnquiry(form)).toBe(true);
  expect(show.showNotice.mock.lastCall).toEqual([form, "the notice"]);
  expect(fetchPage.mock.lastCall?.[0]).toBe("/seo");
  expect(fetchPage.mock.lastCall?.[1].body.get("key")).toBe(key);
  expect(readReceipts()).toEqual([{ ...receipt, path: QUOTE }]);
  expect(dispatchEvent.mock.lastCall?.[0]).toMatchObject({ detail: { ...receipt, path: QUOTE } });
  deleteDraft(form);
});

it("opens the chat without a way back, at once or after a while, or shows a link to it", async () => {
  open.mockReturnValue(null);
  expect(await openChat(formOf("contact"))).toBe(false);
  expect(show.showNotice.mock.lastCall?.[1]).toBe("failure");
  const tab = { opener: "the page" };
  open.mockReturnValue(tab);
  expect(await openChat(formOf("contact"))).toBe(true);
  expect([open.mock.lastCall?.[0], tab.opener]).toEqual([HREF, null]);
  expect(sendBeacon.mock.calls).toEqual([["/api/contacts/chat"]]);
  for (const [vendor, ms] of [
    ["", 1_500],
    ["Apple Computer, Inc.", 600],
  ] as const) {
    open.mockClear();
    vi.stubGlobal("navigator", { vendor, sendBeacon });
    const sent = openChat(formOf("quote"));
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(open).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await sent).toBe(true);
  }
});
