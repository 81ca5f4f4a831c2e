import { beforeEach, expect, it, vi } from "vitest";
import { type LineRequest, MOST_LINES } from "../../quote/line.ts";
import { saveItem } from "../storage.ts";
import { isOldStore, onTickedElsewhere, readTicked, saveTicked } from "./device.ts";

// Node has no storage, so that values are kept as where a browser blocks it.
beforeEach(() => {
  globalThis.unstoredItems = {};
});

const line = (key: string, given: Partial<LineRequest> = {}): LineRequest => ({
  ...{ key, quantity: null, seen: 359_900 },
  ...given,
});

it("reads the lines that it has saved, and those of an earlier release", () => {
  expect(readTicked()).toEqual([]);
  saveItem(() => localStorage, "quote", [{ ...line("a"), isMonthly: true, label: "A" }]);
  expect([readTicked(), isOldStore()]).toEqual([[line("a")], true]);
  const lines = [line("b", { quantity: 3 }), line("c", { seen: null })];
  saveTicked(lines);
  expect([readTicked(), isOldStore()]).toEqual([lines, false]);
  saveTicked(Array.from({ length: 30 }, (_, index) => line(`a${index}`)));
  expect(readTicked()).toHaveLength(MOST_LINES);
});

it("reads what is a line, whatever has become of the rest", () => {
  saveItem(() => localStorage, "quote-lines", [
    line("react-developer", { quantity: 24 }),
    ...[null, 3, "a", { seen: 1 }, { key: "b", seen: -1 }, { key: "a", quantity: 99 }],
    ...["", "a b", "a&line=b", "<b>"].map((key) => ({ key, seen: 1 })),
  ]);
  expect(readTicked()).toEqual([line("react-developer", { quantity: 24 })]);
});

it("stores the lines, and hears where another tab or an earlier page has changed them", () => {
  const items = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => items.get(key),
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  });
  const handlers = new Map<string, (event: object) => void>();
  vi.stubGlobal("addEventListener", (name: string, handle: (event: object) => void) =>
    handlers.set(name, handle),
  );
  saveTicked([line("a")]);
  expect(items.get("quote-lines")).toContain('"a"');
  const update = vi.fn();
  onTickedElsewhere(update);
  for (const [name, event, count] of [
    ["storage", { key: "other" }, 0],
    ["storage", { key: "quote-lines" }, 1],
    ["storage", { key: null }, 1],
    ["pageshow", { persisted: false }, 0],
    ["pageshow", { persisted: true }, 1],
  ] as const) {
    update.mockClear();
    handlers.get(name)?.(event);
    expect(update, JSON.stringify(event)).toHaveBeenCalledTimes(count);
  }
  vi.unstubAllGlobals();
});
