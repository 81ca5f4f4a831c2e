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
  [page("about"), { _id: "aboutPage", _type: "aboutPage", title: "Contact" }, "/about"],
  [
    page("bot"),
    { _id: "s", _type: "service", ...slug("x"), landing: slug("bot"), title: "Contact" },
    "/bot",
  ],
  [page("old", ["/bot"]), { ...page("other", ["/bot"]), _id: "b", title: "Contact" }, "/bot"],
])("rejects %j where %j has the address", async (document, other, path) => {
  expect(await validate(document, [other])).toBe(
    `${path} already belongs to “Contact”. Choose another.`,
  );
});

it.each(["drafts.new", "versions.r1.new"])("never blames a live page for %s", async (_id) => {
  const newcomer = { ...page("a"), _id, title: "New" };
  const live = { ...page("a"), _id: "mine" };
  expect(await validate(page("a"), [live, newcomer])).toBe(true);
  expect(await validate(newcomer, [{ ...live, title: "Mine" }, page("a")])).toBe(
    "/a already belongs to “Mine”. Choose another.",
  );
});

it("reports the error on the field that decides the address, with one query for all three", async () => {
  const bot = { _id: "s", _type: "service", ...slug("bot"), landing: slug("chatbot") };
  const others = [
    { ...page("chatbot"), _id: "p", title: "Page" },
    { ...page("other", ["/old-bot"]), _id: "q", title: "Other" },
    { ...page("elsewhere"), _id: "e" },
  ];
  const { messages, answers } = await verdicts({ ...bot, aliases: ["/old-bot"] }, others);
  expect(messages).toEqual([
    true,
    "/chatbot already belongs to “Page”. Choose another.",
    "/old-bot already belongs to “Other”. Choose another.",
  ]);
  expect(answers).toHaveLength(1);
  // Only those that may conflict, and the service itself.
  expect(answers[0]).toHaveLength(3);
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
      const own = addressesOf(addressableOf(document));
      const isFree = others.every((other) => {
        const { pages, aliases } = addressesOf(addressableOf(other));
        const isPageTaken = pages.some((path) => own.pages.includes(path));
        return !isPageTaken && !aliases.some((path) => own.aliases.includes(path));
      });
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
