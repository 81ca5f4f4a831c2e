import type { Page } from "@playwright/test";
import {
  chatbotGroup,
  expect,
  open,
  openActions,
  openDocument,
  serviceDocument,
  startDocument,
  test,
} from "./studio.ts";

test("opens on the lake with no login, no error and no network", async ({ page, servers }) => {
  await page.goto(servers.studioUrl);
  await expect(page.getByTestId("studio-navbar")).toBeVisible();
  await expect(page).toHaveTitle(/Currawong Digital/);
  for (const title of ["Services", "Hire", "Blog", "Portfolio", "Pages", "Site settings"]) {
    await expect(page.getByText(title, { exact: true }).first()).toBeVisible();
  }
});

test("lists services by group, and those in none", async ({ page, servers }) => {
  const { client, studioUrl } = servers;
  const { group: _, ...stray } = serviceDocument("stray", "Stray service", 900);
  await client.createOrReplace(chatbotGroup);
  await client.createOrReplace(serviceDocument("grouped", "Grouped service", 800));
  await client.createOrReplace(stray);

  await page.goto(`${studioUrl}/structure/services;service-by-group;group-chatbots`);
  await expect(page.getByText("Grouped service")).toBeVisible();
  await expect(page.getByText("$800 AUD · AI chatbots")).toBeVisible();
  await expect(page.getByText("Stray service")).toHaveCount(0);
  await page.goto(`${studioUrl}/structure/services;service-ungrouped`);
  await expect(page.getByText("Stray service")).toBeVisible();
  await expect(page.getByText("Grouped service")).toHaveCount(0);
});

/** Beside publishing now, all that is offered is to see where the document appears, and publishing later. */
async function expectToStay(page: Page): Promise<void> {
  await openActions(page, page.getByRole("menuitem", { name: "Schedule" }));
  await expect(page.getByRole("menuitem")).toHaveText([
    /^(?:Where it appears|What publishing changes)$/,
    "Schedule",
  ]);
  await page.keyboard.press("Escape");
}

test("a document that exists once cannot be deleted or made twice", async ({ page, servers }) => {
  await servers.client.createOrReplace({ _id: "siteSettings", _type: "siteSettings" });
  await page.goto(`${servers.studioUrl}/structure/siteSettings`);
  await expect(page.getByTestId("document-panel-form-view")).toBeVisible();
  await expect(page.getByTestId("action-publish")).toBeVisible();
  await expectToStay(page);
  await open(page.getByTestId("new-document-button"), page.getByTestId("create-new-service"));
  await expect(page.getByTestId("create-new-siteSettings")).toHaveCount(0);
});

test("a section page keeps its address, and is neither made, copied nor deleted", async ({
  page,
  servers,
}) => {
  test.slow();
  const { client, studioUrl } = servers;
  const section = (id: string, slug: string) => ({
    _id: id,
    _type: "sectionPage",
    title: "Blog",
    slug: { _type: "slug", current: slug },
  });
  await client.createOrReplace(section("section-blog", "blog"));
  await openDocument(page, studioUrl, "section-blog", "sectionPage");
  const address = page.getByTestId("field-slug");
  await expect(address).toContainText("It cannot be changed");
  await expect(address.locator("input")).not.toBeEditable();
  await expectToStay(page);

  await page.goto(`${studioUrl}/structure/pages;sectionPage`);
  const list = page.getByTestId("document-list-pane");
  await expect(list.getByText("Blog", { exact: true })).toBeVisible();
  await expect(page.getByTestId("action-intent-button")).toHaveCount(0);

  // One that came in by an import with an address the site does not have can be put right.
  await client.createOrReplace(section("section-news", "news"));
  await openDocument(page, studioUrl, "section-news", "sectionPage");
  await expect(address.locator("input")).toBeEditable();
});

test("finds a document by any word of it", async ({ page, servers }) => {
  const { client, studioUrl } = servers;
  await client.createOrReplace(chatbotGroup);
  await client.createOrReplace(serviceDocument("findable", "Instagram chatbot", 2499));
  await page.goto(studioUrl);
  const search = page.getByPlaceholder("Search", { exact: true });
  const found = page.getByTestId("search-results").getByText("Instagram chatbot");
  // What is open while the Studio draws its parts anew is closed again.
  await expect(async () => {
    await open(page.getByTestId("studio-search"), search);
    await search.fill("insta", { timeout: 5_000 });
    await found.click({ timeout: 10_000 });
  }).toPass();
  await expect(page.getByTestId("document-panel-document-title")).toHaveText("Instagram chatbot");
});

test("a service made within a group belongs to it", async ({ page, servers }) => {
  const { client, studioUrl } = servers;
  await client.createOrReplace(chatbotGroup);
  await page.goto(`${studioUrl}/structure/services;service-by-group;group-chatbots`);
  const title = page.getByTestId("field-title").locator("input").first();
  await startDocument(page, page.getByTestId("action-intent-button").last(), title);
  await title.fill("Made in the group");
  const group = () =>
    client.fetch('*[_type == "service" && title == "Made in the group"][0].group._ref');
  await expect.poll(group).toBe("group-chatbots");
});
