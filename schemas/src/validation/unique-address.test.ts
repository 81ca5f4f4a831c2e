import fc from "fast-check";
import { expect, it } from "vitest";
import { addressableOf } from "../addressable-of.ts";
import { LINKABLE_TYPES } from "../linkable.ts";
import { addressesOf } from "../paths.ts";
import { contextOf } from "../testing/dataset.ts";
import { uniqueAddress } from "./unique-address.ts";

type Stored = { _id: string; _type: string; [field: string]: unknown };

/** Objects as JSON makes them. */
const PLAIN = { noNullPrototype: true };

const slug = (current: string) => ({ slug: { _type: "slug", current } });

/** What the rules of all three fields say of a document beside others; `true` of each that is fine. */
async function verdicts(document: Stored, others: readonly Stored[] = []) {
  const { context, answers } = contextOf(document, [document, ...others]);
  const fields = ["slug", "landing", "aliases"] as const;
  const messages = await Promise.all(
    fields.map((field) => uniqueAddress(field)(undefined, context)),
  );
  return { messages, answers };
}

/** What is wrong, whichever field says so. */
async function validate(document: Stored, others: readonly Stored[] = []) {
  const { messages } = await verdicts(document, others);
  return messages.find((verdict) => verdict !== true) ?? true;
}

const page = (name: string, aliases?: string[]): Stored => ({
  _id: "drafts.mine",
  _type: "page",
  ...slug(name),
  aliases,
});

it("accepts an address that no other document has; its own published version does not count", async () => {
  expect(await validate(page("privacy"), [{ ...page("privacy"), _id: "mine" }])).toBe(true);
});

it.each<[Stored, Stored, string]>([
  [page("us", ["/about"]), { _id: "aboutPage", _type: "aboutPage", title: "Contact" }, "/about"],
  [page("terms"), { _id: "b", _type: "page", ...slug("terms"), title: "Contact" }, "/terms"],
  [
    page("old", ["/bot"]),
    { _id: "s", _type: "service", ...slug("x"), landing: slug("bot"), title: "Contact" },
    "/bot",
  ],
  // An address written among its own aliases too is no less its own.
  [page("a", ["/a"]), { _id: "b", _type: "page", ...slug("a"), title: "Contact" }, "/a"],
])("refuses %j where %j is", async (document, other, path) => {
  expect(await validate(document, [other])).toBe(
    `${path} already belongs to “Contact”. Choose another.`,
  );
});

it("the error is beside the field that decides the address, and one request serves all three", async () => {
  const bot = { _id: "s", _type: "service", ...slug("bot"), landing: slug("chatbot") };
  const others = [
    { ...page("chatbot"), _id: "p", title: "Page" },
    { ...page("other", ["/old-bot"]), _id: "q", title: "Other" },
    ...Array.from({ length: 50 }, (_, n) => ({ ...page(`page-${n}`), _id: `page-${n}` })),
  ];
  const { messages, answers } = await verdicts({ ...bot, aliases: ["/old-bot"] }, others);
  expect(messages).toEqual([
    true,
    "/chatbot already belongs to “Page”. Choose another.",
    "/old-bot already belongs to “Other”. Choose another.",
  ]);
  expect(answers).toHaveLength(1);
  // Of 53 documents, those alone that may stand in the way, and the service itself.
  expect(answers[0]).toMatchObject({ claimants: { length: 3 } });
});

it("knows the address a service has below the section of its group", async () => {
  const bot = { _id: "s", _type: "service", ...slug("voice"), group: { _ref: "g" } };
  const others = [
    { _id: "g", _type: "serviceGroup", section: { _ref: "section" } },
    { _id: "section", _type: "sectionPage", ...slug("ai-services") },
    { ...page("voices", ["/ai-services/voice"]), _id: "p", title: "Voices" },
  ];
  expect((await verdicts(bot, others)).messages[0]).toMatch(
    "/ai-services/voice already belongs to “Voices”",
  );
  expect((await verdicts({ ...bot, group: { _ref: "none" } }, others)).messages[0]).toBe(true);
});

it("finds what looking at every document would have found", async () => {
  const name = fc.constantFrom("a", "b", "c");
  const named = fc.record({ current: name }, PLAIN);
  const path = fc.constantFrom(
    ...["/", "/a", "/about", "/contact", "/blog/b", "/services/a"],
    ...["/social-media/c", "/ui-ux-design/a"],
  );
  const stored = fc.record(
    {
      _type: fc.constantFrom(...LINKABLE_TYPES),
      slug: named,
      landing: fc.option(fc.record({ slug: named }, PLAIN), { nil: undefined }),
      hasDetailPage: fc.boolean(),
      aliases: fc.uniqueArray(path, { maxLength: 2 }),
    },
    PLAIN,
  );
  await fc.assert(
    fc.asyncProperty(stored, fc.array(stored, { maxLength: 4 }), async (given, rest) => {
      const document = { ...given, _id: "mine" };
      const others = rest.map((other, n) => ({ ...other, _id: `other-${n}`, title: "Other" }));
      const all = (one: Stored) => Object.values(addressesOf(addressableOf(one))).flat();
      const isFree = others.every((other) => !all(other).some((at) => all(document).includes(at)));
      expect((await validate(document, others)) === true).toBe(isFree);
    }),
    { numRuns: 1_000 },
  );
});

it.each<[Stored, string]>([
  [page("search"), "/search"],
  [page("mine", ["/blog/page/2"]), "/blog/page/2"],
  [{ _id: "s", _type: "service", landing: slug("api") }, "/api"],
])("refuses %j, which the site itself answers", async (document, path) => {
  expect(await validate(document)).toBe(`${path} is used by the site itself. Choose another.`);
});
