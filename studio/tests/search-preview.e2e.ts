import { chatbotGroup, expect, openDocument, serviceDocument, showTab, test } from "./studio.ts";

test.beforeAll(async ({ servers }) => {
  await servers.client.createOrReplace(chatbotGroup);
  await servers.client.createOrReplace({
    _id: "siteSettings",
    _type: "siteSettings",
    name: "Currawong Digital",
  });
  await servers.client.createOrReplace({
    _id: "preset-home",
    _type: "seoPreset",
    key: "home",
    title: "Home preset | Currawong Digital",
    description: "What the home preset says of the agency, in one sentence.",
    keywords: ["agency"],
  });
});

test("shows an editor what search and social networks will show", async ({ page, servers }) => {
  const { client, studioUrl } = servers;
  await client.createOrReplace(serviceDocument("previewed", "Previewed service", 1799));
  await openDocument(page, studioUrl, "previewed", "service");
  await showTab(page, "Search and social");
  const result = page.getByTestId("search-result");
  await expect(result).toContainText("Previewed service | Currawong Digital");
  await expect(result).toContainText("/services/previewed");
  await expect(page.getByTestId("social-card")).toContainText("$1,799 AUD");

  await client
    .patch("previewed")
    .set({ seo: { preset: { _type: "reference", _ref: "preset-home" } } })
    .commit();
  await expect(result).toContainText("Home preset | Currawong Digital");

  await client
    .patch("previewed")
    .set({ seo: { customTitle: "Its own title", city: "Perth" }, "startingPrice.amount": 1999 })
    .commit();
  await expect(result).toContainText("Its own title Perth");
  await expect(page.getByTestId("social-card")).toContainText("$1,999 AUD");
});
