import { expect, it } from "vitest";
import { FRESH_MS, health, noteReconciled } from "./health.ts";

it("is not fresh before the first reconciliation, nor long after the last", () => {
  expect(health()).toMatchObject({ fresh: false, reconciledSecondsAgo: null });
  const now = Date.now();
  noteReconciled(now);
  expect(health(now + 20_000)).toMatchObject({ fresh: true, reconciledSecondsAgo: 20 });
  expect(health(now + FRESH_MS + 1)).toMatchObject({ fresh: false });
});
