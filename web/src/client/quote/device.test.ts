import { beforeEach, expect, it } from "vitest";
import { type LineRequest, MOST_LINES } from "../../quote/line.ts";
import { saveItem } from "../storage.ts";
import { isOldStore, readTicked, saveTicked } from "./device.ts";

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
