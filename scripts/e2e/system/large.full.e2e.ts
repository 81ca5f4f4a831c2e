import { expect, type Page, test } from "@playwright/test";
import { hydrated } from "../../../web/tests/page-checks.ts";
import { lake, published } from "../support/lake.ts";
import { reconcile, visit } from "../support/site.ts";

/** With these the blog has more articles than the directory of the site holds. */
const ARTICLES = 110;
const PREFIX = "article-large-";
/** The oldest of all: nothing lists it but its page of the blog, the sitemap and a search. */
const OLDEST = { title: "Quokka census of Rottnest, WA", slug: "quokka-census-of-rottnest" };

test.beforeAll(async () => {
  const [model] = await published.fetch('*[_type == "article"] | order(_id asc)[0...1]');
  const { _rev, _createdAt, _updatedAt, ...rest } = model;
  const transaction = lake.transaction();
  for (let index = 0; index < ARTICLES; index++) {
    const { title, slug } =
      index === 0
        ? OLDEST
        : { title: `Large blog, part ${index}`, slug: `large-blog-part-${index}` };
    transaction.createOrReplace({
      ...rest,
      _id: `${PREFIX}${index}`,
      title,
      slug: { _type: "slug", current: slug },
      aliases: [],
      publishedAt: new Date(Date.UTC(2001, 0, 1 + index)).toISOString(),
    });
  }
  await transaction.commit();
  await reconcile();
});

test.afterAll(async () => {
  await lake.delete({
    query: `*[_id in path("${PREFIX}*") || string::startsWith(_id, "${PREFIX}")]`,
  });
  await reconcile();
});

async function openSearch(page: Page): Promise<void> {
  await page.goto("/about");
  const magnifier = page.getByRole("banner").getByRole("link", { name: "Search" });
  await hydrated(page);
  await magnifier.click();
}

test("an article beyond the directory is found as one types, and opened", async ({ page }) => {
  const index = JSON.parse((await visit("/search/index.json")).body);
  expect(index.isWhole).toBe(false);
  const titles: string[] = index.entries.map(({ title }: { title: string }) => title);
  expect(titles).not.toContain(OLDEST.title);
  // What is sold is in the browser, however much is written.
  expect(titles).toContain("Uber clone");

  await openSearch(page);
  const dialog = page.getByRole("dialog", { name: "Search" });
  await dialog.getByRole("combobox").pressSequentially("rottnest quok");
  const hit = dialog.getByRole("option", { name: OLDEST.title });
  await expect(hit).toBeVisible();
  await expect(dialog.getByRole("status")).toHaveText("1 page found");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/blog/${OLDEST.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(OLDEST.title);
});

test("what the site finds stands among what the browser knows", async ({ page }) => {
  await openSearch(page);
  const dialog = page.getByRole("dialog", { name: "Search" });
  await dialog.getByRole("combobox").fill("large blog part 3");
  await expect(dialog.getByRole("option", { name: "Large blog, part 3" }).first()).toBeVisible();
  await dialog.getByRole("combobox").fill("uber clone");
  await expect(dialog.getByRole("option").first()).toContainText("Service");
  await dialog.getByRole("combobox").fill("xylophone");
  await expect(dialog.getByRole("status")).toHaveText(/Nothing for “xylophone”/);
});

test("of what is not at hand, three letters begin a word, and two are one", async () => {
  const found = async (words: string) => (await visit(`/search/found/${words}`)).body;
  for (const words of ["quok", "cen-quok", "wa"]) {
    expect(await found(words), words).toContain(OLDEST.slug);
  }
  // Two letters begin words of nearly every document.
  expect(await found("qu")).not.toContain(OLDEST.slug);
});

test("where the site cannot be asked, the search says where to look", async ({ page }) => {
  await page.route("**/search/found/**", (route) => route.abort());
  await openSearch(page);
  const dialog = page.getByRole("dialog", { name: "Search" });
  await dialog.getByRole("combobox").fill("uber clone");
  await expect(dialog.getByRole("option").first()).toContainText("Uber clone");
  await dialog.getByRole("combobox").fill("quokka");
  await expect(dialog.getByRole("status")).toHaveText(/Press Enter to search on a page/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main").getByRole("link", { name: OLDEST.title })).toBeVisible();
});

test("the page of results, the sitemap and the blog hold all articles", async () => {
  expect((await visit("/search?q=quokka")).body).toContain(`/blog/${OLDEST.slug}`);
  const sitemap = (await visit("/sitemap.xml")).body;
  for (let part = 1; part < ARTICLES; part++) expect(sitemap).toContain(`large-blog-part-${part}<`);
  expect(sitemap).toContain(`/blog/${OLDEST.slug}<`);
  const total = await published.fetch<number>('count(*[_type == "article"])');
  const last = Math.max(
    ...[...sitemap.matchAll(/\/blog\/page\/(\d+)</g)].map(([, n]) => Number(n)),
  );
  expect(9 + (last - 1) * 6).toBeGreaterThanOrEqual(total);
  expect((await visit(`/blog/page/${last}`)).body).toContain(OLDEST.title);
  expect((await visit(`/blog/page/${last + 1}`)).status).toBe(404);
});

test("language models are told where the rest is", async () => {
  const text = (await visit("/llms.txt")).body;
  expect(text).toContain("/sitemap.xml");
  expect(text).toContain("/services/uber-clone.md");
  expect(text).not.toContain(OLDEST.title);
});
