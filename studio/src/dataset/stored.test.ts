import { expect, it, vi } from "vitest";
import { storedValues } from "./stored.ts";

/** A storage that holds up to `limit` characters a value. */
const storageOf = (limit: number, items = new Map<string, string>()) =>
  ({
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => items.delete(key),
    setItem: (key: string, text: string) => {
      if (text.length > limit) throw new DOMException("full", "QuotaExceededError");
      items.set(key, text);
    },
  }) as unknown as Storage;

it("keeps what was typed for the next page of the tab, and clears it wherever it is shown", () => {
  const storage = storageOf(100);
  const first = storedValues(() => storage);
  const onChange = vi.fn();
  first.subscribe("reply/1", onChange);
  first.write("reply/1", "Hello");
  first.write("reply/1", "Hello");
  const next = storedValues(() => storage);
  expect([next.parse(next.read("reply/1"), ""), next.read("reply/2")]).toEqual(["Hello", null]);
  // A send that ends after another enquiry was opened.
  first.write("reply/1", null);
  expect([onChange.mock.calls.length, storedValues(() => storage).read("reply/1")]).toEqual([
    2,
    null,
  ]);
});

it("keeps what a full or blocked storage refuses while the page is open, and ignores what it can’t read", () => {
  const values = storedValues(() => storageOf(4));
  values.write("note", "a long note");
  expect(values.parse(values.read("note"), "")).toBe("a long note");
  expect(values.parse("{", "none")).toBe("none");
});
