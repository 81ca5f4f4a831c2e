import { NOTHING_TYPED } from "@currawong/supabase/enquiry";
import { MIN_FILL_MS } from "@currawong/supabase/limits";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readReceipts } from "../receipts/receipts.ts";
import { draftOf } from "./controls.ts";
import { saveDraft } from "./draft.ts";
import { attemptKey } from "./idempotency-key.ts";
import { sendForm } from "./send-form.ts";

const QUOTE = "/quote?line=a";

/** What is sent: the browser's own reads the form. */
class FormFields extends Map<string, string> {
  constructor(_form: unknown) {
    super([["quote", QUOTE]]);
  }
}

/* Node has no storage, so that drafts, keys and receipts are kept as where a browser blocks it. */

const receipt = { reference: "ENQ-1", createdAt: "2026-11-28T00:00:00.000Z", service: "SEO" };
const values = { ...NOTHING_TYPED, name: "Ada", message: "Hello" };
// Only its address is read.
const form = { getAttribute: () => "/seo" } as unknown as HTMLFormElement;
const submission = { form, values, chatHref: "https://wa.me/1?text=Hello" };

type Init = { body: FormFields; headers: object; signal: AbortSignal };
const fetch = vi.fn<(address: string, init: Partial<Init>) => Promise<unknown>>();
const open = vi.fn<(href: string) => { opener: unknown } | null>();
const dispatchEvent = vi.fn();
const sendBeacon = vi.fn();
const answer = (outcome: object, notice?: object) =>
  fetch.mockResolvedValue({ json: async () => ({ errors: {}, notice, outcome }) });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-28T00:00:00Z") });
  globalThis.unstoredItems = {};
  vi.stubGlobal("location", { pathname: "/seo" });
  vi.stubGlobal("document", { dispatchEvent });
  vi.stubGlobal("window", { open });
  vi.stubGlobal("navigator", { vendor: "", sendBeacon });
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("FormData", FormFields);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  vi.useRealTimers();
});

/** Sends the enquiry form, as soon as the limit against robots allows. */
async function send() {
  const sent = sendForm("enquiry", submission);
  await vi.advanceTimersByTimeAsync(MIN_FILL_MS);
  return sent;
}
const keyNow = () => attemptKey("/seo", draftOf(form));

it("empties the form once an enquiry is stored, and keeps its receipt without the note", async () => {
  const key = keyNow();
  answer({ status: "stored", receipt }, { title: "Sent", note: "Your reference: ENQ-1" });
  expect(await send()).toMatchObject({ isDone: true, notice: { title: "Sent", note: "" } });
  expect(fetch.mock.lastCall?.[0]).toBe("/seo");
  const [, { body, headers }] = fetch.mock.lastCall ?? ["", {}];
  expect([body?.get("key"), headers]).toEqual([key, { accept: "application/json" }]);
  expect(readReceipts()).toEqual([receipt]);
  expect(dispatchEvent.mock.lastCall?.[0]).toMatchObject({
    detail: { ...receipt, path: QUOTE },
  });
  expect(keyNow()).not.toBe(key);
});

it("gives up a key that another enquiry has used, and keeps the one of an enquiry that may be stored", async () => {
  const key = keyNow();
  answer({ status: "unavailable" });
  expect(await send()).toEqual({ isDone: false, errors: {} });
  expect(keyNow()).toBe(key);
  answer({ status: "key-reused" });
  await send();
  expect(keyNow()).not.toBe(key);
  expect([readReceipts(), dispatchEvent.mock.calls]).toEqual([[], []]);
});

it("says how long the visitor has typed, never less than the limit against robots or than nothing", async () => {
  const typed = async () => {
    answer({ status: "unavailable" });
    await send();
    return Number(fetch.mock.lastCall?.[1].body?.get("fill-ms"));
  };
  expect(await typed()).toBe(MIN_FILL_MS);
  saveDraft("enquiry", {});
  vi.setSystemTime(Date.now() + 60_000);
  expect(await typed()).toBe(60_000);
  // A clock that was set back.
  vi.setSystemTime(0);
  expect(await typed()).toBe(MIN_FILL_MS);
});

it("offers the chat if an enquiry cannot be sent, and a link where the browser opens no tab", async () => {
  fetch.mockRejectedValue(new TypeError("no network"));
  expect(await send()).toMatchObject({ notice: { title: "Error" } });
  expect(fetch.mock.lastCall?.[1].signal).toBeInstanceOf(AbortSignal);
  open.mockReturnValue(null);
  const blocked = await sendForm("contact", submission);
  expect(blocked).toMatchObject({ isDone: false, notice: { tone: expect.anything() } });
  open.mockImplementation(() => {
    throw new Error("no window");
  });
  expect((await sendForm("contact", submission)).notice).toEqual(blocked.notice);
});

it("opens the chat without a way back, at once or after a while, and empties the quote form", async () => {
  const tab = { opener: "the page" };
  open.mockReturnValue(tab);
  expect(await sendForm("contact", submission)).toEqual({ isDone: false });
  expect([open.mock.lastCall?.[0], tab.opener]).toEqual([submission.chatHref, null]);
  expect(sendBeacon.mock.calls).toEqual([["/api/contacts/chat"]]);
  for (const [vendor, ms] of [
    ["", 1_500],
    ["Apple Computer, Inc.", 900],
  ] as const) {
    open.mockClear();
    vi.stubGlobal("navigator", { vendor, sendBeacon });
    const sent = sendForm("quote", submission);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(open).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await sent).toEqual({ isDone: true });
  }
});
