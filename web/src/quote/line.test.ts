import fc from "fast-check";
import { expect, it } from "vitest";
import { formatLine, formatTick, MOST_LINES, MOST_UNITS, parseLine, parseTick } from "./line.ts";
import { formatQuote, parseQuote, quantityName } from "./request.ts";

const word = fc.stringMatching(/^[\w-]{1,40}$/);
const part = word.filter((text) => !/^(x\d+|at\d+m?)$/.test(text));
const key = fc.oneof(
  word,
  fc.tuple(word, part).map(([name, place]) => `${name}.${place}`),
);
const line = fc.record({
  key,
  quantity: fc.integer({ min: 1, max: MOST_UNITS }),
  seen: fc.option(fc.integer({ min: 0, max: 9_999_999_999 })),
});
const quote = fc.record({
  lines: fc.uniqueArray(line, { selector: (one) => one.key, minLength: 1, maxLength: MOST_LINES }),
  dropped: fc.integer({ min: 0, max: 999 }),
});

it("a line and a quote are read as they were written", () => {
  fc.assert(
    fc.property(line, (one) => {
      expect(parseLine(formatLine(one))).toEqual(one);
    }),
  );
  fc.assert(
    fc.property(quote, (one) => {
      expect(parseQuote(new URLSearchParams(formatQuote(one)))).toEqual(one);
    }),
  );
});

it("a tick is read as its line at its price, and as a line of an address", () => {
  const price = fc.record({
    cents: fc.integer({ min: 0, max: 9_999_999_999 }),
    unit: fc.constantFrom("once", "month", "article"),
  });
  fc.assert(
    fc.property(key, price, (name, { cents, unit }) => {
      const value = formatTick(name, { amount: cents / 100, unit });
      expect(parseTick(value)).toEqual({ key: name, cents, isMonthly: unit === "month" });
      expect(parseLine(value)).toEqual({ key: name, quantity: 1, seen: cents });
    }),
  );
  expect(parseTick("website-design")).toBeNull();
});

it("an address needs no encoding, so that no chat or mail program breaks it", () => {
  fc.assert(
    fc.property(quote, (one) => {
      expect(formatQuote(one)).toMatch(/^[\w.&=-]+$/);
    }),
  );
});

it("whatever an address says, a quote stays within its limits, and its normal form is stable", () => {
  const query = fc.array(
    fc.tuple(
      fc.oneof(fc.constant("line"), fc.constant("more"), key.map(quantityName), fc.string()),
      fc.oneof(fc.string(), key, line.map(formatLine), fc.constant("9".repeat(400))),
    ),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(query, (pairs) => {
      const { lines, dropped } = parseQuote(new URLSearchParams(pairs));
      expect(lines.length).toBeLessThanOrEqual(MOST_LINES);
      expect(new Set(lines.map((one) => one.key)).size).toBe(lines.length);
      for (const { quantity } of lines) {
        expect(quantity).toBeGreaterThanOrEqual(1);
        expect(quantity).toBeLessThanOrEqual(MOST_UNITS);
      }
      const normal = formatQuote({ lines, dropped });
      expect(formatQuote(parseQuote(new URLSearchParams(normal)))).toBe(normal);
    }),
  );
});

it.each([
  ["line=website-design&line=website-design.x2", "line=website-design"],
  ["line=react-developer&x.react-developer=3", "line=react-developer.x3"],
  ["line=react-developer.x99", "line=react-developer.x24"],
  ["line=react-developer.x0&line=%20voice-ai%20", "line=react-developer&line=voice-ai"],
  ["line=react-developer&x.react-developer=-1e9", "line=react-developer"],
  ["line=a.home.x2.at199900", "line=a.home.x2.at199900"],
  ["line=react-developer.at359900m", "line=react-developer.at359900"],
  ["line=<script>&line=../../etc&line=&line=a%00b&line=a*3", ""],
])("reads %s", (query, normal) => {
  expect(formatQuote(parseQuote(new URLSearchParams(query)))).toBe(normal);
});
