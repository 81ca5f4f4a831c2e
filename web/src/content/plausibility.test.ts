import { afterEach, expect, it, vi } from "vitest";
import { health } from "../runtime/observability/health.ts";
import { checkCount, noteImplausible, notePlausible, watchPlausibility } from "./plausibility.ts";

const MINUTE = 60_000;
const check = (count: number, known: number, now = 0) => checkCount(count, known, now);

const logged = vi.spyOn(console, "error").mockReturnValue();

afterEach(() => {
  check(0, 0);
  notePlausible();
});

it("does not believe that most documents are gone, until they have been for ten minutes", () => {
  check(50, 100);
  for (const now of [0, 9 * MINUTE]) expect(() => check(49, 100, now)).toThrow("missing");
  check(49, 100, 10 * MINUTE);
});

it("starts to wait again when they were back meanwhile", () => {
  expect(() => check(2, 100)).toThrow("missing");
  check(100, 100, 9 * MINUTE);
  expect(() => check(2, 100, 11 * MINUTE)).toThrow("missing");
});

it("believes that few documents are gone", () => {
  check(0, 10);
  expect(() => check(0, 11)).toThrow("missing");
});

it("reports what is implausible, each reason once, and renders again only what an answer may have spread to", () => {
  logged.mockClear();
  // Of other tests in this process.
  const others = health().problems;
  const compare = vi.fn();
  watchPlausibility(compare);
  for (const reason of ["One", "Two", "One"]) noteImplausible(reason, { at: "here" });
  expect(logged.mock.calls.map(([line]) => /One|Two/.exec(line)?.[0])).toEqual(["One", "Two"]);
  expect(logged.mock.lastCall?.join()).toContain("here");
  expect(compare).toHaveBeenCalledTimes(1);
  expect(health().problems).toHaveLength(others.length + 1);
  expect(notePlausible()).toBe(false);
  expect(health().problems).toEqual(others);
  watchPlausibility(undefined);
});
