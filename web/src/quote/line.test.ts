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
  dropped: fc.integer({ min: 0, max: 999 }),
  unread: fc.constant([]),
});

const read = (query: string) => formatQuote(parseQuote(new URLSearchParams(query)));

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

it("a tick is read as its line at its price", () => {
  const value = formatTick("react-developer", { amount: 3599 });
  const line = { key: "react-developer", quantity: null, seen: 359_900 };
  // As ticked on a page of an earlier release, too.
  expect([value, `${value}m`].map(parseLine)).toEqual([line, line]);
});

it("an address needs no encoding, so that no chat or mail program breaks it", () => {
  fc.assert(
    fc.property(quote, (one) => {
      expect(formatQuote(one)).toMatch(/^[\w.&=-]+$/);
    }),
  );
});

/** What mail and chat programs, and people, do to an address. */
const MANGLED: Record<string, (query: string) => string> = {
  "HTML in place of text": (query) => query.replaceAll("&", "&amp;"),
  "a bracket and a comma": (query) => `${query}),`,
  "an encoded angle bracket": (query) => `${query}%3E`,
  "a space of no width": (query) => `${query}\u200b`,
  "encoded once more": (query) => encodeURIComponent(query),
  "encoded twice more": (query) => encodeURIComponent(encodeURIComponent(query)),
  "a second question mark": (query) => `?${query}`,
};

it.each(Object.entries(MANGLED))("repairs an address that was changed by %s", (_, mangle) => {
  fc.assert(
    fc.property(quote, (one) => {
      const query = formatQuote({ ...one, dropped: 0 });
      expect(read(mangle(query))).toBe(query);
    }),
  );
});

it("whatever an address says, a quote stays within its limits, names what it cannot read, and is stable", () => {
  const many = fc.oneof(fc.constant({ minLength: 0, maxLength: 30 })).chain(linesOf);
  const query = fc
    .tuple(many, fc.array(fc.tuple(fc.string(), fc.string()), { maxLength: 9 }))
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
  ["line=react-developer&x.react-developer=3", "line=react-developer.x3"],
  ["line=a.home&x.a=3", "line=a.home.x3"],
  ["line=a.plus-1&x.a.plus-1=2&line=a", "line=a.plus-1.x2&line=a"],
  // More than a line may have: as typed, a line says so; in a link, nobody knows what was meant.
  ["line=a.x3&x.a=99", "line=a&x.a=99"],
  ["line=a.x30&line=b.x0&line=c.x-3", "unread=a.x30&unread=b.x0&unread=c.x-3"],
  ["line=a.xNaN&line=b.X12&line=c.x1e3", "unread=a.xNaN&unread=b.X12&unread=c.x1e3"],
  ["line=a.xNaN.at100&line=%20voice-ai%20", "line=voice-ai&unread=a.xNaN.at100"],
  // An empty field, a decimal comma, and other digits.
  ["line=a.x4&x.a=&line=b.x4&x.b=3,5&line=c.x4&x.c=٦", "line=a.x4&line=b.x4&line=c.x4"],
  ["line=a&x.a=-1e9&line=b&x.b=0", "line=a.x1&line=b.x1"],
  // A stepper says what it does, beside its field.
  ["line=a&to.a=2&x.a=3", "line=a.x2"],
  ["line=a.home.x2.at199900", "line=a.home.x2.at199900"],
  ["line=react-developer.at359900m", "line=react-developer.at359900"],
  ["line=<script>&line=../../etc&line=", "line=script&line=etc"],
  ["line=a<b&line=ok", "line=ok&unread=a-b"],
  ["line=&line=%00", ""],
  [`${"line=a*b&".repeat(3)}line=c/d`, "unread=a-b&unread=c-d"],
])("reads %s", (query, normal) => {
  expect(read(query)).toBe(normal);
});

it("counts the lines for which there is no room", () => {
  const query = Array.from({ length: 23 }, (_, index) => `line=a${index}`).join("&");
  expect(parseQuote(new URLSearchParams(query))).toMatchObject({
    ...{ dropped: 3, lines: { length: MOST_LINES } },
  });
});

it("an add-on is a thing of its own, a price in a place is not", () => {
  expect(isSameThing("flutter-developer", "flutter-developer.template")).toBe(true);
  expect(isSameThing("hosting", addOnKey("hosting", "9c"))).toBe(false);
  expect(isSameThing("hosting", "hosting-setup")).toBe(false);
});

it("reads only what is a line or an address of one", () => {
  const names = [
    "packageSet-whatsapp.1f",
    "serviceGroup-ai-b",
    "role-nextjs",
    "my-role-x",
    "x-packageSet-y",
  ];
  expect(names.map(nameOf)).toEqual(["whatsapp", "ai b", "nextjs", "my role x", "x packageSet y"]);
  const parse = (query: string) => parseQuote(new URLSearchParams(query));
  expect(parse("")).toEqual(NO_REQUEST);
  const keys = (query: string) => parse(query).lines.map(({ key }) => key);
  // A part of a service's name, not an encoding.
  expect(keys("line=3D-printing&line=booking")).toEqual(["3D-printing", "booking"]);
  expect(keys("line=booking&note=100%25")).toEqual(["booking"]);
  const odd = Array.from({ length: 7 }, (_, index) => `line=a**${index}`).join("&");
  expect(parse(odd).unread).toEqual([0, 1, 2, 3, 4].map((index) => `a-${index}`));
  expect(parse(`line=${"*a".repeat(99)}`).unread[0]?.length).toBeLessThanOrEqual(60);
  expect(formatQuote({ ...NO_REQUEST, dropped: 3 })).toBe("");
});
