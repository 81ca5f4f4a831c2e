import { afterEach, expect, it, vi } from "vitest";
import {
  checkEvidence,
  expectDocuments,
  isImplausible,
  notePlausible,
  watchPlausibility,
} from "./plausibility.ts";

const MINUTE = 60_000;
let known = 0;
const check =
  (count: number, now = 0) =>
  () =>
    checkEvidence({ isSeeded: true, count }, now);

vi.spyOn(console, "error").mockReturnValue();

it("recovers with the next plausible count on a host without a ledger", () => {
  check(100)();
  expect(check(2)).toThrow("missing");
  expect(isImplausible()).toBe(true);
  check(100)();
  expect(isImplausible()).toBe(false);
  expectDocuments(() => known);
});

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
});

it("has the dataset compared once, however many answers are implausible", () => {
  const compare = vi.fn();
  watchPlausibility(compare);
  known = 100;
  for (let times = 0; times < 3; times++) expect(check(1)).toThrow();
  expect(compare).toHaveBeenCalledTimes(1);
  expect([isImplausible(), notePlausible(), isImplausible()]).toEqual([true, true, false]);
  watchPlausibility(undefined);
});
