import { expect, it, vi } from "vitest";
import { health, noteListening, noteProblem, noteReconciled } from "./health.ts";

const MINUTE = 60_000;

it("is fresh only for a while after a comparison, and for less time while it is not listening", () => {
  expect(health()).toMatchObject({ fresh: false, listening: false, reconciledSecondsAgo: null });
  const now = performance.now();
  noteReconciled(now);
  expect(health(now + MINUTE)).toMatchObject({ fresh: true, reconciledSecondsAgo: 60 });
  expect(health(now + 2 * MINUTE)).toMatchObject({ fresh: false });
  noteListening(true);
  expect(health(now + 6 * MINUTE)).toMatchObject({ fresh: true, listening: true });
  expect(health(now + 12 * MINUTE)).toMatchObject({ fresh: false });
  noteListening(false);
  expect(health(now + 6 * MINUTE)).toMatchObject({ fresh: false, listening: false });
});

it("does not depend on the clock on the wall", () => {
  vi.useFakeTimers({ toFake: ["Date", "performance"] });
  try {
    noteReconciled();
    vi.setSystemTime(0);
    expect(health()).toMatchObject({ fresh: true, reconciledSecondsAgo: 0 });
    expect(health(performance.now() + 12 * MINUTE).fresh).toBe(false);
  } finally {
    vi.useRealTimers();
  }
});

it("names each fault that the site works around once", () => {
  noteProblem("The disk is full.");
  noteProblem("The disk is full.");
  expect(health().problems).toEqual(["The disk is full."]);
});
