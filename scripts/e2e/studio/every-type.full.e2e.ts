import { typeNamed } from "@currawong/content/model";
import { pathOf } from "@currawong/schemas/paths";
import { schemaTypes } from "@currawong/schemas/schema";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { lake, published } from "../support/lake.ts";
import { reconcile, siteAddresses, siteUrl, visit, visitAll } from "../support/site.ts";
import {
  fill,
  formReady,
  generateAddress,
  open,
  publish,
  showTab,
  titleField,
} from "../support/studio.ts";

/** Types that other documents refer to are created first. */
const FIRST = ["serviceGroup", "hireCategory", "articleCategory", "packageSet", "seoPreset"];

/** Fields that are unique to each document. */
const UNIQUE_FIELDS = /^_|^(?:title|slug|key|aliases|landing)$/;

type Created = { id: string; type: string; title: string; path: string | undefined };

/** Returns a title, e.g. “One service group made here”. */
const titleFor = (type: string) => `One ${type.replace(/([A-Z])/g, " $1").toLowerCase()} made here`;

/** Returns the types that the Studio's “Create” menu offers. */
async function offeredTypes(studio: Page): Promise<Set<string>> {
  const choices = studio.locator('[data-testid^="create-new-"]');
  await open(studio.getByTestId("new-document-button"), choices.first());
  const ids = await choices.evaluateAll((all) => all.map((one) => one.getAttribute("data-testid")));
  await studio.keyboard.press("Escape");
  return new Set(ids.map((id) => id?.replace("create-new-", "") ?? ""));
}

/** Starts a document from the menu; resolves with its id once its own form is shown. */
async function startNew(studio: Page, type: string): Promise<string> {
  await studio.getByTestId("new-document-button").click();
  await studio.getByTestId(`create-new-${type}`).click();
  const address = new RegExp(`([0-9a-f-]{36})%2Ctemplate%3D${type}$`);
  await expect(studio).toHaveURL(address);
  const [, id = ""] = studio.url().match(address) ?? [];
  await formReady(studio);
  await expect(titleField(studio)).toHaveValue("");
  const definition = schemaTypes.find(({ name }) => name === type);
  if (definition && "groups" in definition) await showTab(studio, "All fields");
  return id;
}

/** Copies the other fields from a document of the type, referring to the documents created by this test. */
async function otherFields(type: string, created: readonly Created[]): Promise<object> {
  const query = "*[_type == $type] | order(_id asc)[0]";
  const model = await published.fetch<{ packages?: object[] } | null>(query, { type });
  const fields = Object.entries(model ?? {}).filter(([name]) => !UNIQUE_FIELDS.test(name));
  const idOf = (to: string) => created.find((document) => document.type === to)?.id;
  const refer = (to: string) => ({ _type: "reference", _ref: idOf(to) });
  const overrides: Record<string, object> = {
    service: { group: refer("serviceGroup"), hasDetailPage: true },
    role: { category: refer("hireCategory") },
    article: { category: refer("articleCategory") },
    // Pages show a set's packages, but not its title.
    packageSet: { packages: model?.packages?.map((item) => ({ ...item, title: titleFor(type) })) },
    page: {
      seo: { _type: "seo", preset: refer("seoPreset") },
      sections: [
        { _type: "hero", _key: "hero" },
        { _type: "packages", _key: "packages", set: refer("packageSet") },
      ],
    },
  };
  return { ...Object.fromEntries(fields), ...overrides[type] };
}

/** Creates, fills in and publishes a document of a type. */
async function create(studio: Page, type: string, created: readonly Created[]): Promise<Created> {
  const id = await startNew(studio, type);
  const title = titleFor(type);
  const address = title.toLowerCase().replaceAll(" ", "-");
  const names = new Set(typeNamed(type)?.fields?.map(({ name }) => name));
  await titleField(studio).fill(title);
  if (names.has("slug")) await generateAddress(studio, "slug", address);
  if (names.has("key")) await fill(studio, "key", address);
  const expectedFields = { title, ...(names.has("key") ? { key: address } : {}) };
  await expect.poll(() => lake.getDocument(`drafts.${id}`)).toMatchObject(expectedFields);
  await lake.patch(`drafts.${id}`, { set: await otherFields(type, created) }).commit();
  const isLive = async () => Boolean(await published.getDocument(id));
  if (type === "service") {
    // The Studio asks where a new service should be listed.
    const confirm = studio.getByTestId("publish-listed");
    await open(studio.getByTestId("action-publish"), confirm);
    await confirm.click();
    await expect.poll(isLive).toBe(true);
  } else await publish(studio, isLive);
  const path = pathOf({ _type: type, slug: names.has("slug") ? address : undefined });
  return { id, type, title, path: path ?? undefined };
}

test("a document of every type is created, filled in, published and found on the site", async ({
  studio,
}) => {
  test.setTimeout(600_000);
  const menuTypes = await offeredTypes(studio);
  const created: Created[] = [];
  for (const type of new Set([...FIRST, ...menuTypes])) {
    await test.step(type, async () => {
      created.push(await create(studio, type, created));
    });
  }

  await reconcile();
  const sitemap = (await visit("/sitemap.xml")).body;
  const responses = await visitAll((await siteAddresses()).pages);
  for (const { type, title, path } of created) {
    if (path) expect(sitemap, type).toContain(`${siteUrl()}${path}<`);
    const bodies = path ? [responses.get(path)] : [...responses.values()];
    const found = bodies.filter((page) => page?.status === 200 && page.body.includes(title));
    expect(found, type).not.toEqual([]);
  }
});
