import type { KeyboardEvent } from "react";
import { expect, test } from "vitest";
import { isComposing } from "./composing.ts";

test.each([
  ["a plain Enter", false, 13, false],
  ["an Enter that chooses a word", true, 13, true],
  ["the same in Safari, after the composition has ended", false, 229, true],
])("tells whether a key belongs to an input method: %s", (_, isOngoing, keyCode, expected) => {
  // The two properties that are read.
  const event = { nativeEvent: { isComposing: isOngoing }, keyCode } as KeyboardEvent;
  expect(isComposing(event)).toBe(expected);
});
