import { afterEach, expect, it, vi } from "vitest";
import { renderSocialPicture } from "./social-picture.tsx";

const NAME = "Currawong 🐦";
const card = (title: string) => ({ title, price: { amount: 699, unit: "month" as const } });
const isPng = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1", 1, 4) === "PNG";

/** Every character of a text in Latin that the fonts are said to have. */
const LATIN = Array.from({ length: 224 }, (_, at) => String.fromCodePoint(at + 32)).join("");

afterEach(() => vi.restoreAllMocks());

it.each(["Launch 🚀 day 漢字 Şişli 👩‍🚀", LATIN.slice(0, 88), LATIN.slice(88), "–—‘’“”…€™"])(
  "draws a title without asking any other site: %s",
  async (title) => {
    const fetched = vi.spyOn(globalThis, "fetch");
    expect(isPng(await renderSocialPicture(card(title), NAME))).toBe(true);
    // The drawing library loads its own WebAssembly from a `data:` or `file:` address.
    const sites = fetched.mock.calls.filter(([address]) => /^https?:/.test(String(address)));
    expect(sites).toEqual([]);
  },
);

it("cuts a name of any length, which would take seconds to draw", async () => {
  const drawn = (length: number) => renderSocialPicture(card("A title"), "x".repeat(length));
  expect(Buffer.from(await drawn(10_000))).toEqual(Buffer.from(await drawn(1_000)));
});
