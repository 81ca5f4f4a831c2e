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
  const stop = first.subscribe("reply/1", onChange);
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
  stop();
  first.write("reply/1", "Hi");
  expect(onChange).toHaveBeenCalledTimes(2);
});

it("keeps what a full or blocked storage refuses while the page is open, and ignores what it can’t read", () => {
  const storage = storageOf(4);
  const values = storedValues(() => storage);
  for (const text of ["a long note", "ok"]) {
    values.write("note", text);
    expect(values.parse(values.read("note"), "")).toBe(text);
  }
  expect(values.parse("{", "none")).toBe("none");
  const blocked = storedValues(() => {
    throw new DOMException("blocked", "SecurityError");
  });
  expect(blocked.read("note")).toBeNull();
});
