import { newService } from "../support/documents.ts";
import { expect, test } from "../support/journey.ts";
import { lake } from "../support/lake.ts";
import {
  chooseAction,
  go,
  open,
  openDocument,
  publish,
  showDocument,
  startDocument,
  titleOf,
} from "../support/studio.ts";

test("services are listed by group, and those in none", async ({ studio }) => {
  await lake.create(await newService("service-stray", { title: "Stray service", group: null }));
  await go(studio, "/structure/services;service-by-group;serviceGroup-ai-services");
  await expect(studio.getByText("$4,499 AUD · AI services")).toBeVisible();
  await expect(studio.getByText("Stray service")).toHaveCount(0);
  await go(studio, "/structure/services;service-ungrouped");
  await expect(studio.getByText("Stray service")).toBeVisible();
  await expect(studio.getByText("HR automation")).toHaveCount(0);
});

test("a document is found by any word of it", async ({ studio }) => {
  const search = studio.getByPlaceholder("Search", { exact: true });
  await open(studio.getByTestId("studio-search"), search);
  await search.fill("insta clo");
  await studio.getByTestId("search-results").getByText("Instagram clone").first().click();
  await expect(studio.getByTestId("document-panel-document-title")).toHaveText("Instagram clone");
});

test("a section page keeps its address, unless the site has none there", async ({ studio }) => {
  await openDocument(studio, "sectionPage-blog", "sectionPage");
  const address = studio.getByTestId("field-slug");
  await expect(address).toContainText("It cannot be changed");
  await expect(address.locator("input")).not.toBeEditable();
  // One that came in by an import with an address the site does not have can be put right.
  const slug = { _type: "slug", current: "news" };
  await lake.create({ _id: "section-news", _type: "sectionPage", title: "News", slug });
  await openDocument(studio, "section-news", "sectionPage");
  await expect(address.locator("input")).toBeEditable();
  await go(studio, "/structure/pages;sectionPage");
  await expect(
    studio.getByTestId("document-list-pane").getByText("News", { exact: true }),
  ).toBeVisible();
  await expect(studio.getByTestId("action-intent-button")).toHaveCount(0);
});

test("a document is made, found, unpublished and deleted", async ({ studio }) => {
  await go(studio, "/structure/blog;articleCategory");
  await startDocument(studio, studio.getByTestId("action-intent-button"));
  await titleOf(studio).fill("Voice assistants");
  const byTitle = '*[_type == "articleCategory" && title == $title][0]._id';
  const find = () => lake.fetch<string | null>(byTitle, { title: "Voice assistants" });
  await expect.poll(find).toMatch(/^drafts\./);
  await studio.getByTestId("field-slug").getByRole("button", { name: "Generate" }).click();
  await expect(studio.getByTestId("field-slug").locator("input")).toHaveValue("voice-assistants");
  const id = (await find())?.replace("drafts.", "") ?? "";
  await publish(studio, async () => Boolean(await lake.getDocument(id)));

  await studio.getByPlaceholder("Search list").first().fill("voice");
  await expect(studio.getByRole("link", { name: /Voice assistants/ })).toBeVisible();
  await expect(studio.getByRole("link", { name: /Design/ })).toHaveCount(0);

  const perspectives = studio.getByTestId("document-perspective-list");
  await perspectives.getByText("Published", { exact: true }).click();
  const confirm = studio.getByTestId("confirm-button");
  await open(studio.getByTestId("action-unpublish"), confirm);
  await confirm.click();
  await expect.poll(async () => lake.getDocument(id)).toBeFalsy();
  expect(await lake.getDocument(`drafts.${id}`)).toMatchObject({ title: "Voice assistants" });
  await perspectives.getByText("Draft", { exact: true }).click();
  await chooseAction(studio, "Delete");
  await confirm.click();
  await expect.poll(find).toBeNull();
});

test("an editor is shown what search and social networks will show", async ({ studio }) => {
  const id = "service-previewed";
  await lake.create(await newService(id, { title: "Previewed service", seo: { _type: "seo" } }));
  await showDocument(studio, id, "service");
  await studio.getByRole("tab", { name: "Search and social" }).click();
  const result = studio.getByTestId("search-result");
  await expect(result).toContainText("Previewed service | Currawong Digital");
  await expect(result).toContainText(`/services/${id}`);
  const card = studio.getByTestId("social-card");
  await expect(card).toContainText("$4,499 AUD");
  await lake
    .patch(id)
    .set({ seo: { customTitle: "Its own title", city: "Perth" }, "startingPrice.amount": 1999 })
    .commit();
  await expect(result).toContainText("Its own title Perth");
  await expect(card).toContainText("$1,999 AUD");
});
