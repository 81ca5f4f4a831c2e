import fc from "fast-check";
import { expect, it, test } from "vitest";
import { durationOf, formatCount, formatDuration, formatTerm, layerFacts } from "./offer-facts.ts";

const count = { from: null, to: null, orMore: null, thing: "screens" };

test.each([
  [{ from: 12, to: 16 }, "12–16 screens"],
  [{ from: 5 }, "5 screens"],
  [{ from: 5, to: 5 }, "5 screens"],
  [{ to: 10_000 }, "up to 10,000 screens"],
  [{ from: 25, orMore: true }, "25+ screens"],
])("writes how much as people read it: %j", (more, text) => {
  expect(formatCount({ ...count, ...more })).toBe(text);
});

test.each([
  [{ from: 3, to: 5, unit: "days" }, "3–5 business days"],
  [{ from: 1, to: null, unit: "weeks" }, "1 week"],
  [{ from: 1, to: 2, unit: "weeks" }, "1–2 weeks"],
])("writes how long: %j", (duration, text) => {
  expect(formatDuration(duration)).toBe(text);
});

test.each([
  [{ from: 12, to: null }, "12 months or more"],
  [{ from: null, to: 11 }, "up to 11 months"],
  [{ from: 3, to: 6 }, "3–6 months"],
])("writes for how many months a price is: %j", (term, text) => {
  expect(formatTerm(term)).toBe(text);
});

const time = fc.record({
  from: fc.integer({ min: 0, max: 60 }),
  to: fc.constant(null),
  unit: fc.constantFrom("days", "weeks"),
});

it("takes as long as its last step, unless it says how long", () => {
  expect(durationOf(null, null)).toBeNull();
  const inDays = (one: { from: number | null; unit: string | null } | null) =>
    (one?.from ?? -1) * (one?.unit === "weeks" ? 5 : 1);
  fc.assert(
    fc.property(fc.array(fc.option(time), { minLength: 1 }), time, (steps, own) => {
      const last = durationOf(null, steps);
      expect(inDays(last)).toBe(
        Math.max(...steps.map(inDays)) < 0 ? -1 : Math.max(...steps.map(inDays)),
      );
      expect(durationOf({ duration: own }, steps)).toEqual(own);
    }),
  );
});

it("a fact of the narrower offer replaces the wider one's, and no other is lost", () => {
  const facts = fc.record({
    excludes: fc.option(fc.array(fc.string())),
    duration: fc.option(time),
  });
  fc.assert(
    fc.property(fc.option(facts), fc.option(facts), (narrow, wide) => {
      const { excludes, duration } = layerFacts(narrow, wide) ?? {};
      expect(duration ?? null).toEqual(narrow?.duration ?? wide?.duration ?? null);
      const own = narrow?.excludes?.length ? narrow.excludes : wide?.excludes;
      expect(excludes ?? []).toEqual(own ?? []);
    }),
  );
});
