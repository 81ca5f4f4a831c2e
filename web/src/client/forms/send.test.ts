import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openChat } from "./send.ts";

const showNotice = vi.hoisted(() => vi.fn());
vi.mock("./show.ts", () => ({ showNotice }));

const HREF = "https://wa.me/1?text=Hello";
const formOf = (kind: string, link: object | null = { href: HREF }) =>
  ({
    dataset: { form: kind },
    querySelector: () => link,
  }) as unknown as HTMLFormElement; // No more is read.

const open = vi.fn<(href: string) => { opener: unknown } | null>();
const sendBeacon = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("window", { open });
  vi.stubGlobal("navigator", { vendor: "", sendBeacon });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetAllMocks();
  vi.useRealTimers();
});

it("opens the chat without a way back, at once or after a while, or shows a link to it", async () => {
  await expect(openChat(formOf("contact", null))).rejects.toThrow("lost its link");
  open.mockReturnValue(null);
  expect(await openChat(formOf("contact"))).toBe(false);
  expect(showNotice.mock.lastCall?.[1]).toBe("failure");
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
