import fc from "fast-check";
import { expect, it } from "vitest";
import { addressableOf } from "../addressable-of.ts";
import { addressesOf } from "../paths.ts";
import { contextOf } from "../testing/dataset.ts";
import { PAGE_TYPES } from "../types.ts";
import { uniqueAddress } from "./unique-address.ts";

type Stored = { _id: string; _type: string; [field: string]: unknown };

/** Generates plain objects, as JSON parsing does. */
const PLAIN = { noNullPrototype: true };

const slug = (current: string) => ({ slug: { _type: "slug", current } });

/** The verdicts of all three fields' rules on a document among others; `true` for each valid field. */
async function verdicts(document: Stored, others: readonly Stored[] = []) {
  const { context, answers } = contextOf(document, [document, ...others]);
  const fields = ["slug", "landing", "aliases"] as const;
  const messages = await Promise.all(
    fields.map((field) => uniqueAddress(field)(undefined, context)),
  );
  return { messages, answers };
}

/** The first error of any field, or `true`. */
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

it("accepts an address that only the document’s own published version has", async () => {
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
  // An address that the document also lists among its own aliases.
  [page("a", ["/a"]), { _id: "b", _type: "page", ...slug("a"), title: "Contact" }, "/a"],
])("rejects %j where %j has the address", async (document, other, path) => {
  expect(await validate(document, [other])).toBe(
    `${path} already belongs to “Contact”. Choose another.`,
  );
});

it.each<[string, Stored[]]>([
  ["a draft", [{ ...page("a"), _id: "drafts.new", title: "New" }]],
  ["a version in a release", [{ ...page("a"), _id: "versions.r1.new", title: "New" }]],
  ["a redirect", [{ ...page("other", ["/a"]), _id: "other", title: "Other" }]],
])("never blames the page that is live at an address for %s", async (_what, others) => {
  const [newcomer] = others;
  const live = { ...page("a"), _id: "mine" };
  expect(await validate(page("a"), [live, ...others])).toBe(true);
  if (!newcomer) return;
  expect(await validate(newcomer, [{ ...live, title: "Mine" }, page("a")])).toBe(
    "/a already belongs to “Mine”. Choose another.",
  );
});

it("lets a page take an address from the redirect of a page that left, but from no other", async () => {
  const from = (rest: object) => ({
    ...page("other", ["/a"]),
    _id: "other",
    aliasReasons: [{ path: "/a", ...rest }],
  });
  expect(await validate(page("a"), [from({ page: "gone" })])).toBe(true);
  expect(await validate(page("a"), [from({ reason: "On the flyer" })])).toMatch(
    "/a already belongs",
  );
});

it("reports the error on the field that decides the address, with one query for all three", async () => {
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
  // Of 53 documents, only those that may conflict, and the service itself.
  expect(answers[0]).toMatchObject({ claimants: { length: 3 } });
});

it("includes the address of a service below the section of its group", async () => {
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

it("finds the same conflicts as a check of every document", async () => {
  const name = fc.constantFrom("a", "b", "c");
  const slugRecord = fc.record({ current: name }, PLAIN);
  const path = fc.constantFrom(
    ...["/", "/a", "/about", "/contact", "/blog/b", "/services/a"],
    ...["/social-media/c", "/ui-ux-design/a"],
  );
  const stored = fc.record(
    {
      _type: fc.constantFrom(...PAGE_TYPES),
      slug: slugRecord,
      landing: fc.option(fc.record({ slug: slugRecord }, PLAIN), { nil: undefined }),
      hasDetailPage: fc.boolean(),
      aliases: fc.uniqueArray(path, { maxLength: 2 }),
    },
    PLAIN,
  );
  await fc.assert(
    fc.asyncProperty(stored, fc.array(stored, { maxLength: 4 }), async (subject, rest) => {
      const document = { ...subject, _id: "drafts.mine" };
      const others = rest.map((other, n) => ({ ...other, _id: `other-${n}`, title: "Other" }));
      const all = (item: Stored) => Object.values(addressesOf(addressableOf(item))).flat();
      const isFree = others.every((other) => !all(other).some((at) => all(document).includes(at)));
      expect((await validate(document, others)) === true).toBe(isFree);
    }),
  );
});

it.each<[Stored, string]>([
  [page("search"), "/search"],
  [page("mine", ["/blog/page/2"]), "/blog/page/2"],
  [{ _id: "s", _type: "service", landing: slug("api") }, "/api"],
])("rejects %j, which the site itself serves", async (document, path) => {
  expect(await validate(document)).toBe(`${path} is used by the site itself. Choose another.`);
});
