import { MIN_FILL_MS } from "@currawong/supabase/limits";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { readReceipts } from "../receipts/receipts.ts";
import { draftOf } from "./controls.ts";
import { deleteDraft, saveDraft } from "./draft.ts";
import { sendForm } from "./send-form.ts";

const fetchPage = vi.hoisted(() =>
  vi.fn<(address: string, init: Partial<Init>) => Promise<unknown>>(),
);
vi.mock("../refresh.ts", () => ({ fetchPage }));

const QUOTE = "/quote?line=a";

/** What is sent: the browser's own reads the form. */
class FormFields extends Map<string, string> {
  constructor(_form: unknown) {
    super([["quote", QUOTE]]);
  }
}

/* Node has no storage, so that drafts, keys and receipts are kept as where a browser blocks it. */

const receipt = { reference: "ENQ-1", createdAt: "2026-11-28T00:00:00.000Z", service: "SEO" };
/** Only its kind and its address are read. */
const formOf = (kind: string) =>
  ({ dataset: { form: kind }, getAttribute: () => "/seo" }) as unknown as HTMLFormElement;
const form = formOf("enquiry");
const HREF = "https://wa.me/1?text=Hello";

type Init = { body: FormFields; signal: AbortSignal };
const open = vi.fn<(href: string) => { opener: unknown } | null>();
const dispatchEvent = vi.fn();
const sendBeacon = vi.fn();

/** Has the server answer with the page of the form, which says what is in this data. */
const answer = (data: object, error = "") =>
  fetchPage.mockResolvedValue({
    querySelector: () => ({
      dataset: { form: "enquiry", ...data },
      querySelector: (part: string) =>
        part === "#enquiry-email-error" ? { textContent: error } : null,
    }),
  });

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-28T00:00:00Z") });
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

/** Sends the enquiry form, as soon as the limit against robots allows. */
async function send() {
  const sent = sendForm(form, HREF);
  await vi.advanceTimersByTimeAsync(MIN_FILL_MS);
  return sent;
}
const keyNow = () => saveDraft("enquiry", draftOf(form)).key;

it("lists the receipt of an enquiry that is stored, and keeps the key of one that may be", async () => {
  const key = keyNow();
  answer({}, "Invalid email address");
  expect(await send()).toMatchObject({
    ...{ isDone: false, errors: { email: "Invalid email address" } },
  });
  expect([keyNow(), readReceipts()]).toEqual([key, []]);
  answer({ receipt: JSON.stringify(receipt) });
  expect(await send()).toMatchObject({ isDone: true, errors: {} });
  expect(fetchPage.mock.lastCall?.[0]).toBe("/seo");
  expect(fetchPage.mock.lastCall?.[1].body?.get("key")).toBe(key);
  expect(readReceipts()).toEqual([{ ...receipt, path: QUOTE }]);
  expect(dispatchEvent.mock.lastCall?.[0]).toMatchObject({
    detail: { ...receipt, path: QUOTE },
  });
});

it("says how long the visitor has typed, never less than the limit against robots or than nothing", async () => {
  const typed = async () => {
    answer({});
    await send();
    return Number(fetchPage.mock.lastCall?.[1].body?.get("fill-ms"));
  };
  expect(await typed()).toBe(MIN_FILL_MS);
  deleteDraft("enquiry");
  saveDraft("enquiry", {});
  vi.setSystemTime(Date.now() + 60_000);
  expect(await typed()).toBe(60_000);
  // A clock that was set back.
  vi.setSystemTime(0);
  expect(await typed()).toBe(MIN_FILL_MS);
});

it("offers the chat if an enquiry cannot be sent, and a link where the browser opens no tab", async () => {
  fetchPage.mockRejectedValue(new TypeError("no network"));
  expect(await send()).toEqual({ notice: "failure" });
  open.mockReturnValue(null);
  const blocked = await sendForm(formOf("contact"), HREF);
  expect(blocked).toEqual({ isDone: false, notice: "failure" });
  open.mockImplementation(() => {
    throw new Error("no window");
  });
  expect((await sendForm(formOf("contact"), HREF)).notice).toBe("failure");
});

it("opens the chat without a way back, at once or after a while, and empties the quote form", async () => {
  const tab = { opener: "the page" };
  open.mockReturnValue(tab);
  expect(await sendForm(formOf("contact"), HREF)).toEqual({ isDone: false });
  expect([open.mock.lastCall?.[0], tab.opener]).toEqual([HREF, null]);
  expect(sendBeacon.mock.calls).toEqual([["/api/contacts/chat"]]);
  for (const [vendor, ms] of [
    ["", 1_500],
    ["Apple Computer, Inc.", 900],
  ] as const) {
    open.mockClear();
    vi.stubGlobal("navigator", { vendor, sendBeacon });
    const sent = sendForm(formOf("quote"), HREF);
    await vi.advanceTimersByTimeAsync(ms - 1);
    expect(open).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await sent).toEqual({ isDone: true });
  }
});
