import { pathOf } from "@currawong/schemas/paths";
import { isRecord } from "@currawong/schemas/record";
import type { Page } from "@playwright/test";
import {
  type Definition,
  definitionOf,
  documentTypes,
  resolve,
  targetsOf,
} from "../changes/definitions.ts";
import type { Candidates, Document } from "../changes/field-changes.ts";
import { nextWish, type Wish } from "../support/fill-in.ts";
import { expect, test } from "../support/journey.ts";
import { lake, published } from "../support/lake.ts";
import { reconcile, siteAddresses, siteUrl, visit, visitAll } from "../support/site.ts";
import { fill, formReady, generateAddress, open, publish, showTab } from "../support/studio.ts";

/** “One service group made here”. */
const wordsOf = (type: string) => `One ${type.replace(/([A-Z])/g, " $1").toLowerCase()} made here`;

/** The types that the fields of a type refer to; its lists, which may be empty, aside. */
function referred(definition: Definition): string[] {
  const resolved = resolve(definition);
  if (resolved.type === "reference") return targetsOf(resolved);
  return (resolved.fields ?? []).flatMap(referred);
}

/** What others refer to comes before them. */
function ordered(types: readonly string[], known = new Set<string>()): string[] {
  return types.flatMap((type) => {
    if (known.has(type)) return [];
    known.add(type);
    return [...ordered(referred(definitionOf(type)), known), type];
  });
}

/** The types that the Studio's menu “Create” offers, which is open afterwards. */
async function creatable(studio: Page): Promise<Set<string>> {
  const choices = studio.locator('[data-testid^="create-new-"]');
  await open(studio.getByTestId("new-document-button"), choices.first());
  const ids = await choices.evaluateAll((all) => all.map((one) => one.getAttribute("data-testid")));
  return new Set(ids.map((id) => id?.replace("create-new-", "") ?? ""));
}

/** Starts a document by the menu; resolves with its id once the form is its own. */
async function begin(studio: Page, type: string): Promise<string> {
  const choice = studio.getByTestId(`create-new-${type}`);
  await open(studio.getByTestId("new-document-button"), choice);
  await choice.click();
  const address = new RegExp(`([0-9a-f-]{36})%2Ctemplate%3D${type}$`);
  await expect(studio).toHaveURL(address);
  const [, id] = studio.url().match(address) ?? [];
  if (!id) throw new Error(`The address of the new ${type} names no id.`);
  await formReady(studio);
  if (definitionOf(type).groups) await showTab(studio, "All fields");
  return id;
}

/** Gives a draft what it lacks: by the form what is typed there, the rest beside the Studio. */
async function give(studio: Page, id: string, { path, value, field, by }: Wish): Promise<void> {
  if (by === "typing") {
    // The form of the document before may still be there.
    const input = studio.getByTestId(`field-${path}`).first().locator("input, textarea").first();
    await expect(input).toHaveValue("");
    await expect(input).toBeEditable();
    await fill(studio, path, String(value));
  } else if (by === "generating") {
    await generateAddress(studio, path, isRecord(value) ? String(value.current) : "");
  } else {
    await lake.patch(id).set(field).commit();
  }
}

/** A page shows what has no place of its own: a package set, and a search preset in its head. */
async function nameOthers(page: string, idOf: (type: string) => string | undefined): Promise<void> {
  const reference = (type: string) => ({ _type: "reference", _ref: idOf(type) });
  const packages = { _type: "packages", _key: "packages", set: reference("packageSet") };
  await lake
    .patch(page)
    .set({ seo: { _type: "seo", preset: reference("seoPreset") } })
    .insert("after", "sections[0]", [packages])
    .commit();
}

/** Creates, fills in and publishes a document of a type. */
async function make(studio: Page, type: string, candidates: Candidates): Promise<Document> {
  const id = await begin(studio, type);
  const draftId = `drafts.${id}`;
  const context = { words: wordsOf(type), candidates };
  const draft = async () =>
    (await lake.getDocument<Document>(draftId)) ?? { _id: draftId, _type: type };
  for (;;) {
    const wish = await nextWish(await draft(), context);
    if (!wish) break;
    await give(studio, draftId, wish);
    await expect.poll(draft).toMatchObject(wish.field);
  }
  if (type === "page") await nameOthers(draftId, (other) => candidates(other)[0]);
  const made = await draft();
  await publish(studio, async () => Boolean(await published.getDocument(id)));
  return { ...made, _id: id };
}

/** Whether a page of the site has a text that a document of the test holds. */
function shows(body: string, { _type, ...fields }: Document): boolean {
  const texts = JSON.stringify(fields).match(new RegExp(`(?<=")${wordsOf(_type)}[^"]*`, "g"));
  return texts?.some((text) => body.includes(text)) ?? false;
}

// Three clicks each, addresses aside: “Create”, the type, “Publish”.
test("every type that can be created: created, filled in, published and found on the site", async ({
  studio,
}) => {
  test.setTimeout(900_000);
  const pictures = await lake.fetch<string[]>('*[_type == "sanity.imageAsset"][0...1]._id');
  const made: Document[] = [];
  const candidates = (type: string) =>
    type === "sanity.imageAsset"
      ? pictures
      : made.filter(({ _type }) => _type === type).map(({ _id }) => _id);

  const offered = await creatable(studio);
  await studio.keyboard.press("Escape");
  const types = ordered(documentTypes).filter((type) => offered.delete(type));
  expect([...offered], "what the Studio offers is in the schema").toEqual([]);
  for (const type of types) {
    await test.step(type, async () => {
      made.push(await make(studio, type, candidates));
    });
  }

  await reconcile();
  const sitemap = (await visit("/sitemap.xml")).body;
  const answers = await visitAll((await siteAddresses()).pages);
  for (const document of made) {
    const { _type, slug } = document;
    const own = pathOf({ _type, slug: isRecord(slug) ? String(slug.current) : undefined });
    if (own) expect(sitemap, _type).toContain(`${siteUrl()}${own}<`);
    const bodies = own ? [answers.get(own)] : [...answers.values()];
    const found = bodies.filter((answer) => answer?.status === 200 && shows(answer.body, document));
    expect(found, _type).not.toEqual([]);
  }
});
