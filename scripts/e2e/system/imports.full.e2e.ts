import { SINGLETON_TYPES } from "@currawong/schemas/types";
import { PUBLIC_TYPES } from "@currawong/schemas/views";
import { socialPicturePath } from "../../../web/src/model/file-paths.ts";
import { expect, test } from "../support/journey.ts";
import { lake, published } from "../support/lake.ts";
import { reconcile, siteAddresses, visitAll } from "../support/site.ts";

type Imported = { _id: string; _type: string; [field: string]: unknown };

/** Fields that decide whether a document has a page: without them, there is nothing to visit. */
const KEPT = /^_|^slug$|^landing$|^sections$/;

/** What a value of each kind may be after an import. */
const WRONG_TYPE = { string: 7, number: "x", boolean: [], object: "x" };

/** A reference to a document that does not exist. */
const DANGLING = { _type: "reference", _ref: "nowhere", _weak: true };

type Damage = (value: unknown) => unknown;

/** Damages the objects and texts within a value, at any depth. */
function deep(value: unknown, damage: Damage): unknown {
  if (Array.isArray(value)) return value.map((item) => deep(item, damage));
  if (typeof value !== "object" || value === null) return damage(value);
  if ("_ref" in value) return damage(value);
  const entries = Object.entries(value).map(([key, child]) => [
    key,
    key.startsWith("_") ? child : deep(child, damage),
  ]);
  return Object.fromEntries(entries);
}

/** How imports and scripts leave documents. */
const DAMAGES: Record<string, Damage> = {
  // A query reads a field that is null as one that is missing.
  "without its optional parts": () => undefined,
  // Every JSON value is of one of these types.
  "with values of the wrong type": (value) => WRONG_TYPE[typeof value as keyof typeof WRONG_TYPE],
  "with references to nothing": (value) =>
    deep(value, (part) => (typeof part === "object" && part ? DANGLING : part)),
  "with texts that cannot be shown": (value) =>
    deep(value, (part) => (typeof part === "string" ? `${part}\u0000\ud83d` : part)),
  "with dates that are none": (value) =>
    deep(value, (part) => (/^\d{4}-\d\d-\d\d/.test(String(part)) ? "31/12/2026" : part)),
  "with long words": (value) =>
    deep(value, (part) => (typeof part === "string" ? "x".repeat(2_000) : part)),
  "with blocks and items of unknown types": (value) =>
    Array.isArray(value) ? [...value, { _type: "unknown", _key: "k" }, { _key: "k" }] : value,
  "without keys": (value) =>
    Array.isArray(value)
      ? value.map((item) => (typeof item === "object" && item ? { ...item, _key: "same" } : item))
      : value,
};

const damaged = (document: Imported, damage: Damage): Imported => {
  const fields = Object.entries(document).map(([name, value]) => [
    name,
    KEPT.test(name) ? value : damage(value),
  ]);
  return { ...Object.fromEntries(fields), _id: document._id, _type: document._type };
};

/** Everything that lists documents of any type. */
const SURFACES = ["/", "/services", "/blog", "/portfolio", "/hire-resources", "/social-media"];
const FILES = ["/feed.xml", "/sitemap.xml", "/llms.txt", "/search?q=website", "/menu.json"];

const all = await published.fetch<Imported[]>('*[!(_type match "*Asset")]');
/** The first document of each type. */
const documents = all.filter(
  ({ _type }, at) => all.findIndex((each) => each._type === _type) === at,
);
const untested = PUBLIC_TYPES.filter((type) => !documents.some(({ _type }) => _type === type));
if (untested.length > 0) throw new Error(`The content has no ${untested.join(", ")}.`);
const { pages } = await siteAddresses();

const isSingleton = ({ _type }: Imported) => (SINGLETON_TYPES as readonly string[]).includes(_type);

/** Not damaged together: a damaged page may leave out what it lists. */
const GROUPS = {
  "documents of every listed type": documents.filter((document) => !isSingleton(document)),
  singletons: documents.filter(isSingleton),
};

for (const [group, members] of Object.entries(GROUPS)) {
  const own = pages.filter((path) =>
    members.some(({ slug }) => slug && path.endsWith(`/${(slug as { current: string }).current}`)),
  );
  const paths = [...new Set([...own, ...SURFACES])];
  const files = [...FILES, ...paths.map(socialPicturePath)];
  for (const [name, damage] of Object.entries(DAMAGES)) {
    test(`no page fails because of ${group} ${name}`, async () => {
      const transaction = lake.transaction();
      for (const document of members) transaction.createOrReplace(damaged(document, damage));
      await transaction.commit();
      await reconcile();
      for (const [path, { status }] of await visitAll([...paths, ...files])) {
        expect.soft(status, path).toBe(200);
      }
    });
  }
}

/** What slugs of other systems end in, and what has a meaning of its own in an address. */
const SLUGS = [
  ...["next.js-vs-remix", "a..b", ".hidden", "trailing.", "50%-off", "what?", "UPPER", "\u00fcber"],
  ...["html", "php", "md", "json", "xml", "txt", "png", "js", "aspx", "rsc"].map(
    (end) => `old-post.${end}`,
  ),
  "old-post",
];

test("whatever an import lists answers, with its picture", async () => {
  const transaction = lake.transaction();
  for (const document of documents.filter(({ slug, _type }) => slug && _type !== "sectionPage")) {
    for (const [at, current] of SLUGS.entries()) {
      const _id = `${document._type}-slug-${at}`;
      const slug = { _type: "slug", current: `${document._type}-${current}` };
      transaction.createOrReplace({ ...document, _id, slug, aliases: [] });
    }
  }
  await transaction.commit();
  await reconcile();
  const listed = (await siteAddresses()).pages.filter((path) => !pages.includes(path));
  expect(listed.length).toBeGreaterThan(SLUGS.length);
  // Drawing takes longest: one picture of each type, and each end of a name for articles.
  const pictures = listed.filter((path) => /\/article-|-old-post$/.test(path));
  for (const [path, { status }] of await visitAll([
    ...listed,
    ...pictures.map(socialPicturePath),
  ])) {
    expect.soft(status, path).toBe(200);
  }
});
