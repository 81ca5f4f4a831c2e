import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { toTheCent } from "./figures.ts";
import { amountOf, type QuoteLine, ticksOf } from "./quote.ts";
import { totalOf } from "./quote-text.ts";
import { priceChanges, type Read, readQuote } from "./read-quote.ts";
import { parseQuote, quotePath } from "./request.ts";
import { DOCUMENTS, NO_FACTS, PLAIN_ROLE, service } from "./testing/documents.ts";
import { type LineDocument, thingIn } from "./things.ts";
import { writeQuote } from "./write-quote.ts";

const read: Read = async (_, { name }) =>
  DOCUMENTS.find(
    (document) => document._id === name || (document._type === "service" && document.slug === name),
  ) ?? null;
const quoteOf = (query: string, from = read) =>
  readQuote(parseQuote(new URLSearchParams(query)), from);
/** Reads the same document under every name. */
const always =
  (document: object): Read =>
  async () =>
    document as unknown as LineDocument; // As the query returns it.

/** The lines of an address, as their label, their amount and what that covers. */
async function linesOf(query: string) {
  const { lines } = await quoteOf(query);
  return lines.map((line) => {
    const { label, chosen, quantity } = line;
    return [label, toTheCent(chosen.price.amount * quantity * 100), chosen.scope];
  });
}

it.each([
  ["line=ai-chatbot-development", ["AI chatbot development", "$1,299.00", "one channel"]],
  ["line=ai-chatbot-development.home", ["AI chatbot development", "$2,999.00", "three channels"]],
  // A place without a price of its own, and one that is gone.
  ["line=ai-chatbot-development.section", ["AI chatbot development", "$1,299.00", "one channel"]],
  ["line=ai-chatbot-development.plus-9c.x3", ["AI chatbot development: Voice", "$297.00", null]],
  ["line=flutter-developer.x3", ["Flutter developer", "$11,997.00", null]],
  ["line=flutter-developer.template", ["Flutter developer", "$45,588.00", "by the year"]],
  ["line=flutter-developer.template.x3", ["Flutter developer", "$11,997.00", null]],
  ["line=role-flutter.x2", ["Flutter developer", "$7,998.00", null]],
  ["line=role-plain.x2", ["Plain", "$4,998.00", "10 hours a week"]],
  ["line=packageSet-social.b.x2", ["Social media: B", "$2,398.00", "Scope b"]],
  // An offer of the home page by the key that it had of its own.
  ["line=serviceGroup-web-development", ["Custom website", "$1,499.00", "a small site"]],
  // A package that was written again, under another key.
  ["line=packageSet-social.593584257cd6.at119900", ["Social media: B", "$1,199.00", "Scope b"]],
])("reads the price of %s", async (query, line) => {
  expect(await linesOf(query)).toEqual([line]);
});

it.each([
  ["no-such-service", "no such service"],
  ["constructor", "constructor"],
  ["unpriced", "unpriced"],
  ["packageSet-social.zzz", "Social media"],
  ["packageSet-social.free", "Social media"],
  ["ai-chatbot-development.plus-gone", "AI chatbot development"],
])("names %s, which has no price any more", async (key, name) => {
  const { lines, missing } = await quoteOf(`line=${key}&line=booking`);
  expect(lines.map(({ label }) => label)).toEqual(["booking"]);
  expect(missing).toEqual([name]);
});

it("a thing is on a quote once, at the price that was added last, and says so", async () => {
  const { lines, replaced } = await quoteOf(
    "line=ai-chatbot-development.home&line=packageSet-social.a&line=booking&line=packageSet-social.c&line=ai-chatbot-development",
  );
  expect(lines.map(({ label, chosen }) => [label, chosen.price.amount])).toEqual([
    ["AI chatbot development", 1299],
    ["Social media: C", 2199],
    ["booking", 100],
  ]);
  expect(replaced).toEqual(["AI chatbot development", "Social media: A"]);
  // The same by its slug and by its id is one, and a role is the service that it has.
  const same = await quoteOf("line=booking&line=service-booking&line=role-flutter");
  const keys = same.lines.map(({ chosen }) => chosen.key);
  expect([keys, same.replaced]).toEqual([["service-booking", "service-flutter-developer"], []]);
});

it("reads what each price includes, leaves out and takes, package over set", async () => {
  const { lines } = await quoteOf(
    "line=ai-chatbot-development.home&line=packageSet-social.c&line=role-plain",
  );
  const facts = lines.map(({ chosen }) => chosen);
  expect(facts[0]).toMatchObject({
    includes: ["1,000 messages a month", "Trained on your manual", "Weekly reporting for 3 months"],
    excludes: ["Hosting"],
    costsMoreWith: ["each further channel"],
    duration: { from: 3, to: null, unit: "weeks" },
  });
  expect(facts[1]).toMatchObject({
    includes: ["In b for 3 months", "In c"],
    costsMoreWith: ["film"],
  });
  const [, other] = lines[1]?.choices ?? [];
  expect(other?.costsMoreWith).toEqual(["ad budget"]);
  expect(facts[2]).toMatchObject({ includes: ["Own"], costsMoreWith: ["more people"] });
});

it("reads the terms, the page and what a place includes, and nothing where content says nothing", async () => {
  const [plain, flutter, site, role] = (
    await quoteOf(
      "line=booking&line=flutter-developer&line=serviceGroup-web-development&line=role-plain",
    )
  ).lines;
  expect(plain?.chosen).toMatchObject({
    contains: [],
    alternatives: [],
    ...{ includes: [], excludes: [], costsMoreWith: [], duration: null },
  });
  expect(flutter?.choices.map(({ term }) => term)).toEqual([
    { from: 1, to: 11 },
    { from: 12, to: 24 },
  ]);
  expect(site?.choices.map(({ includes }) => includes)).toEqual([["One page"], ["Three pages"]]);
  expect(role?.href).toBe("/hire-resources");

  const limited = [{ thing: "Help", months: 1 }];
  const care = service("care", { facts: { ...NO_FACTS, limited } });
  const [one] = (await quoteOf("line=care", always(care))).lines;
  expect(one?.chosen.includes).toEqual(["Help for 1 month"]);
  // Its own price, where its service has none any more.
  const left = { ...PLAIN_ROLE, service: { ...DOCUMENTS[0], price: null } };
  const [hired] = (await quoteOf("line=role-plain", always(left))).lines;
  expect(hired && [amountOf(hired), hired.href]).toEqual([249_900, "/services/flutter-developer"]);
});

it("names what raised or fell since the link was made, and nothing else", async () => {
  const { lines } = await quoteOf(
    "line=booking.at12000&line=serviceGroup-web-development.at149900&line=flutter-developer.x12.at399900&line=role-plain",
  );
  expect(priceChanges(lines)).toEqual(["booking is now $100.00. It was $120.00."]);
});

/** Everything that has a price, by its key. */
const KEYS = [
  "service-ai-chatbot-development.plus-9c",
  ...DOCUMENTS.flatMap((one) => thingIn(one, one._id).choices.map(({ key }) => key)),
];
const request = fc.record({
  key: fc.constantFrom(...KEYS),
  quantity: fc.option(fc.integer({ min: 1, max: 24 })),
  seen: fc.constant(null),
});

it("sheet, address and what staff and the buyer read say the same, whatever is on the quote", async () => {
  const any = fc.uniqueArray(request, { selector: ({ key }) => key, minLength: 1 });
  await fc.assert(
    fc.asyncProperty(any, async (requests) => {
      const { lines } = await readQuote({ lines: requests, unread: [] }, read);
      const path = quotePath(ticksOf(lines));
      const again = await quoteOf(path.slice("/quote?".length));
      const withoutLink = (all: readonly QuoteLine[]) =>
        all.map((line) => ({ ...line, seen: null }));
      expect(withoutLink(again.lines)).toEqual(withoutLink(lines));
      expect(priceChanges(again.lines)).toEqual([]);
      const written = await writeQuote(path.replaceAll("&", "&amp;"), read);
      expect(written?.text).toContain(path);
      expect(written?.text).toContain(` ${toTheCent(totalOf(lines).cents)}, includes GST`);
      for (const { label } of lines) expect(written?.text).toContain(label);
    }),
  );
});

it("writes a quote for staff from its lines alone, with what the page said otherwise", async () => {
  const written = await writeQuote("/quote?line=booking.at100&line=gone&line=a*b", read);
  expect(written?.service).toBe("Quote: booking");
  expect(written?.text).toContain("Changed since the link was made: 1 price.");
  expect(written?.text).toContain("Not on the price list any more: 2 lines of the link.");
  expect(written?.text).not.toMatch(/gone|a-b|\$1\.00/);
  expect(written?.text).toMatch(/\/quote\?line=service-booking\.at10000$/);
  const gone = await writeQuote("/quote?line=gone.x3", read);
  expect(gone?.service).toBe("Quote");
  expect(gone?.text).toMatch(/^Not on the price list any more: 1 line .*\n.* days\.\n\S*\/quote$/);
  for (const none of ["Uber clone: $1 AUD", "?", "/quote"])
    expect(await writeQuote(none, read)).toBeUndefined();
  expect(await writeQuote("https://elsewhere.example/quote?line=booking", read)).toMatchObject({
    service: "Quote: booking",
    text: expect.stringMatching(/^These prices/),
  });
});

it("keeps a quote's lines where content cannot be read, and where the text has no room", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const away: Read = async () => {
    throw new Error("The Content Lake is away.");
  };
  const path = "/quote?line=booking.x2";
  expect(await writeQuote(`${path}&note=$1&unread=$1`, away)).toEqual({
    ...{ service: "Quote", text: path, path },
  });
  expect(error.mock.lastCall?.join()).toContain("The Content Lake is away.");
  const long: Read = async (_, { name }) =>
    service(name, {
      title: name.repeat(9),
      priceIncludes: "scope ".repeat(60),
    }) as unknown as LineDocument;
  const many = Array.from({ length: 20 }, (_, index) => `line=booking-${index}`).join("&");
  const written = await writeQuote(`/quote?${many}`, long);
  expect(written?.text).toMatch(/^\/quote\?line=service-booking-0/);
});
