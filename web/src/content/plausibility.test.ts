import { afterEach, expect, it, vi } from "vitest";
import { health } from "../runtime/observability/health.ts";
import {
  checkEvidence,
  evidenceGroq,
  expectDocuments,
  isImplausible,
  noteImplausible,
  notePlausible,
  watchPlausibility,
} from "./plausibility.ts";

const MINUTE = 60_000;
let known = 0;
const check =
  (count: number, now = 0) =>
  () =>
    checkEvidence({ isSeeded: true, count }, now);

const logged = vi.spyOn(console, "error").mockReturnValue();

expectDocuments(() => known);

afterEach(() => {
  known = 0;
  check(0)();
  notePlausible();
});

it("does not believe that most documents are gone, until they have been for ten minutes", () => {
  known = 100;
  check(50)();
  expect(check(49, 0)).toThrow("missing");
  expect(check(49, 9 * MINUTE)).toThrow("missing");
  check(49, 10 * MINUTE)();
});

it("starts to wait again when they were back meanwhile", () => {
  known = 100;
  expect(check(2, 0)).toThrow("missing");
  check(100, 9 * MINUTE)();
  expect(check(2, 11 * MINUTE)).toThrow("missing");
});

it("believes what the site has heard, and that few documents are gone", () => {
  known = 3;
  check(3)();
  known = 10;
  check(0)();
  known = 11;
  expect(check(0)).toThrow("missing");
});

it("believes nothing of a dataset without settings, and counts only where it is told", () => {
  for (const empty of [null, {}, { isSeeded: false, count: 5 }]) {
    expect(() => checkEvidence(empty)).toThrow("npm run seed");
  }
  known = 100;
  expect(check(49, 0)).toThrow("missing");
  checkEvidence({ isSeeded: true });
  // It counts nothing, so it ends no wait either.
  check(49, 10 * MINUTE)();
  check(100)();
  expect(isImplausible(), "until a comparison").toBe(true);
  expect([true, false].map((isCounted) => evidenceGroq(isCounted).includes("count("))).toEqual([
    true,
    false,
  ]);
  for (const isCounted of [true, false]) expect(evidenceGroq(isCounted)).toContain("isSeeded");
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
