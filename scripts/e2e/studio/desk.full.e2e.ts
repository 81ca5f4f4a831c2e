import { expect, test } from "../support/journey.ts";
import { lake } from "../support/lake.ts";
import { open, openDocument, titleField } from "../support/studio.ts";

test("the search finds a document by search phrase or telephone number, and opens it", async ({
  studio,
}) => {
  const search = studio.getByPlaceholder("Search", { exact: true });
  const first = studio.getByTestId("search-results").getByRole("link").first();
  await open(studio.getByTestId("studio-search"), search);
  // Search presets are named after the same phrases.
  await search.fill("uber thing");
  await expect(first).toContainText("Uber clone");
  await search.fill("(02) 5550 1234");
  await expect(first).toContainText("Site settings");
  await search.fill("insta clo");
  await studio.getByTestId("search-results").getByText("Instagram clone").first().click();
  await expect(titleField(studio)).toHaveValue("Instagram clone");
});

test("a section page's address is fixed, unless the site has no page there", async ({ studio }) => {
  await openDocument(studio, "sectionPage-blog", "sectionPage");
  const address = studio.getByTestId("field-slug");
  await expect(address).toContainText("It can’t be changed");
  await expect(address.locator("input")).not.toBeEditable();
  // An imported section page with an address that the site does not have can be corrected.
  const slug = { _type: "slug", current: "news" };
  await lake.create({ _id: "section-news", _type: "sectionPage", title: "News", slug });
  await openDocument(studio, "section-news", "sectionPage");
  await expect(address.locator("input")).toBeEditable();
});
