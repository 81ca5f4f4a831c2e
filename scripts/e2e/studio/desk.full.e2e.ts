import { expect, test } from "../support/journey.ts";
import { open, titleField } from "../support/studio.ts";

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
