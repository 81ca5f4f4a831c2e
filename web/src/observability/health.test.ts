import { expect, it } from "vitest";
import { health, noteListening, noteReconciled } from "./health.ts";

const MINUTE = 60_000;

it("is fresh only for a while after a comparison, and for less time while it is not listening", () => {
  expect(health()).toMatchObject({ fresh: false, listening: false, reconciledSecondsAgo: null });
  const now = Date.now();
  noteReconciled(now);
  expect(health(now + MINUTE)).toMatchObject({ fresh: true, reconciledSecondsAgo: 60 });
  expect(health(now + 2 * MINUTE)).toMatchObject({ fresh: false });
  noteListening(true);
  expect(health(now + 6 * MINUTE)).toMatchObject({ fresh: true, listening: true });
  expect(health(now + 12 * MINUTE)).toMatchObject({ fresh: false });
  noteListening(false);
  expect(health(now + 6 * MINUTE)).toMatchObject({ fresh: false, listening: false });
});
