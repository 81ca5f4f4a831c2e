import fc from "fast-check";
import { expect, it } from "vitest";
import {
  addOnKey,
  formatLine,
  formatTick,
  isSameThing,
  MOST_LINES,
  MOST_UNITS,
  nameOf,
  parseLine,
} from "./line.ts";
import { formatQuote, NO_REQUEST, parseQuote, quantityName } from "./request.ts";

const word = fc.stringMatching(/^[\w-]{1,40}$/);
const part = word.filter((text) => !/^([xX]|at-?\d)/.test(text));
const key = fc.oneof(
  word,
  fc.tuple(word, part).map(([name, place]) => `${name}.${place}`),
);
const line = fc.record({
  key,
  quantity: fc.option(fc.integer({ min: 1, max: MOST_UNITS })),
  seen: fc.option(fc.integer({ min: 0, max: 9_999_999_999 })),
});
const linesOf = (constraints: { minLength: number; maxLength: number }) =>
  fc.uniqueArray(line, { selector: (one) => one.key, ...constraints });
const quote = fc.record({
  lines: linesOf({ minLength: 1, maxLength: MOST_LINES }),
  unread: fc.constant([]),
});

const read = (query: string) => formatQuote(parseQuote(new URLSearchParams(query)));

it("a line and a quote are read as they were written, in letters that no program encodes or breaks", () => {
  fc.assert(
    fc.property(quote, (one) => {
      expect(one.lines.map((each) => parseLine(formatLine(each)))).toEqual(one.lines);
      expect(parseQuote(new URLSearchParams(formatQuote(one)))).toEqual(one);
      expect(formatQuote(one)).toMatch(/^[\w.&=-]+$/);
    }),
  );
});

it("a tick is read as its line at its price", () => {
  const value = formatTick("react-developer", { amount: 3599 });
  const line = { key: "react-developer", quantity: null, seen: 359_900 };
  // As ticked on a page of an earlier release, too.
  expect([value, `${value}m`].map(parseLine)).toEqual([line, line]);
});

/** What mail and chat programs, and people, do to an address. */
const MANGLED: Record<string, (query: string) => string> = {
  "HTML in place of text": (query) => query.replaceAll("&", "&amp;"),
  "a bracket and a comma": (query) => `${query}),`,
  "an encoded angle bracket": (query) => `${query}%3E`,
  "a space of no width": (query) => `${query}\u200b`,
  "encoding all of it, and a parameter": (query) => `${encodeURIComponent(query)}&utm_source=x`,
};

it.each(Object.entries(MANGLED))("repairs an address that was changed by %s", (_, mangle) => {
  fc.assert(
    fc.property(quote, (one) => {
      const query = formatQuote(one);
      expect(read(mangle(query))).toBe(query);
    }),
  );
});

it("whatever an address says, a quote stays within its limits, names what it cannot read, and is stable", () => {
  const text = fc.string({ unit: "grapheme" });
  const query = fc
    .tuple(
      linesOf({ minLength: 0, maxLength: 30 }),
      fc.array(fc.tuple(text, text), { maxLength: 9 }),
    )
    .map(([all, others]) => [
      ...all.flatMap((one) => [
        ["line", formatLine({ ...one, quantity: null })],
        [quantityName(one.key), "9".repeat((one.quantity ?? 1) * 20)],
      ]),
      ...others.map(([name, value]) => [name.length > 3 ? "line" : name, value]),
    ]);
  fc.assert(
    fc.property(query, (pairs) => {
      const request = parseQuote(new URLSearchParams(pairs as [string, string][]));
      expect(request.lines.length).toBeLessThanOrEqual(MOST_LINES);
      expect(new Set(request.lines.map((one) => one.key)).size).toBe(request.lines.length);
      expect(request.unread.length).toBeLessThanOrEqual(5);
      for (const { quantity } of request.lines) expect(quantity ?? 1).toBeGreaterThanOrEqual(1);
      const normal = formatQuote(request);
      expect(read(normal)).toBe(normal);
    }),
  );
});

it.each([
  ["line=website-design&line=website-design.x2", "line=website-design"],
  ["line=a.home&x.a=3", "line=a.home.x3"],
  ["line=a.plus-1&x.a.plus-1=2&line=a", "line=a.plus-1.x2&line=a"],
  // More than a line may have: nobody knows what was meant.
  ["line=a.x3&x.a=99", "line=a.x3"],
  ["line=a.x30&line=b.x0&line=c.x-3", "unread=a.x30&unread=b.x0&unread=c.x-3"],
  ["line=a.xNaN&line=b.X12&line=c.x1e3", "unread=a.xNaN&unread=b.X12&unread=c.x1e3"],
  ["line=a.xNaN.at100&line=%20voice-ai%20", "line=voice-ai&unread=a.xNaN.at100"],
  // An empty field, a decimal comma, other digits, and what no field takes.
  ["line=a.x4&x.a=&line=b.x4&x.b=3,5&line=c.x4&x.c=٦", "line=a.x4&line=b.x4&line=c.x4"],
  ["line=a&x.a=-1e9&line=b&x.b=0", "line=a&line=b"],
  // A stepper says what it does, beside its field.
  ["line=a&to.a=2&x.a=3", "line=a.x2"],
  ["line=<a<>b>&line=ok", "line=ok&unread=-a-b-"],
  ["line=&line=%00-", ""],
  [`${"line=a*b&".repeat(3)}line=c/d`, "unread=a-b&unread=c-d"],
  // A part of a service's name, not an encoding.
  ["line=3D-printing&note=100%25&line=booking", "line=3D-printing&line=booking"],
  ["", ""],
])("reads %s", (query, normal) => {
  expect(read(query)).toBe(normal);
});

it("names the lines for which there is no room", () => {
  const end = "b".repeat(60);
  const query = Array.from({ length: 26 }, (_, index) => `line=a${index}-${end}`).join("&");
  const { lines, unread } = parseQuote(new URLSearchParams(query));
  expect(lines).toHaveLength(MOST_LINES);
  expect(unread.join()).toMatch(/^(a2[0-4]-b{56},?){5}$/);
  expect(formatQuote(NO_REQUEST)).toBe("");
});

it("an add-on is a thing of its own, a price in a place is not", () => {
  expect(isSameThing("flutter-developer", "flutter-developer.template")).toBe(true);
  expect(isSameThing("hosting", addOnKey("hosting", "9c"))).toBe(false);
  expect(isSameThing("hosting", "hosting-setup")).toBe(false);
});

it("names a line as a visitor may recognise it", () => {
  const keys = ["packageSet-whatsapp.1f", "serviceGroup-ai-b", "role-nextjs", "my-service-x"];
  expect(keys.map(nameOf)).toEqual(["whatsapp", "ai b", "nextjs", "my service x"]);
});
