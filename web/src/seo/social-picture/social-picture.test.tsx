import { createServer } from "node:http";
import { afterEach, expect, it, vi } from "vitest";
import { renderSocialPicture } from "./social-picture.tsx";

const BRAND = { name: "Currawong 🐦", logo: null, accent: null };
const card = (title: string) => ({ label: "Service 🚀", title, rates: [], tone: "paper" as const });
const isPng = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1", 1, 4) === "PNG";

afterEach(() => vi.restoreAllMocks());

it("draws a title with emoji and other scripts without asking any other site", async () => {
  const fetched = vi.spyOn(globalThis, "fetch");
  const title = "Launch 🚀 day 漢字 Şişli 👩‍🚀";
  expect(isPng(await renderSocialPicture(card(title), BRAND))).toBe(true);
  // The drawing library loads its own WebAssembly from a `data:` or `file:` address.
  const sites = fetched.mock.calls.filter(([address]) => /^https?:/.test(String(address)));
  expect(sites).toEqual([]);
});

it("cuts a name of any length, which would take seconds to draw", async () => {
  const drawn = (length: number) =>
    renderSocialPicture(card("A title"), { ...BRAND, name: "x".repeat(length) });
  expect(Buffer.from(await drawn(10_000))).toEqual(Buffer.from(await drawn(1_000)));
});

it("leaves out a logo that never loads", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const address = silent.address();
  const logo = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}/logo.svg`;
  expect(isPng(await renderSocialPicture(card("A title"), { ...BRAND, logo }))).toBe(true);
  silent.closeAllConnections();
  silent.close();
});
