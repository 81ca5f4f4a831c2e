import { expect, test } from "../support/journey.ts";
import { lake } from "../support/lake.ts";
import { newService } from "../support/services.ts";
import { siteUrl, visit } from "../support/site.ts";
import { fill, formReady, go, open, showTab } from "../support/studio.ts";

const TITLE = "Summer prices";
const PRICED = "service-summer-one";
const NAMES = ["Summer one", "Summer two", "Summer three"];
const idOf = (name: string) => `service-${name.toLowerCase().replace(" ", "-")}`;
const pathOf = (name: string) => `/services/${idOf(name)}`;

test("a release of three documents is made, previewed and published: 8 clicks", async ({
  studio,
}) => {
  test.setTimeout(240_000);
  for (const title of NAMES) await lake.create(await newService(idOf(title), { title }));
  const shows = (name: string, text: string) =>
    expect.poll(async () => (await visit(pathOf(name))).body).toContain(text);
  for (const name of NAMES) await shows(name, name);

  await go(studio, "/releases");
  await studio.getByRole("button", { name: "New release" }).first().click();
  await studio.getByTestId("release-form-title").fill(TITLE);
  await studio.getByTestId("submit-release-button").click();
  await studio.waitForURL(/\/releases\/r/);
  const [, release = ""] = /\/releases\/(\w+)/.exec(studio.url()) ?? [];
  const row = (name: string) => studio.getByTestId("document-table-card").getByText(name);
  for (const name of NAMES) {
    await studio.getByRole("button", { name: "Add document" }).click();
    await studio.getByPlaceholder("Search", { exact: true }).fill(name);
    await studio.getByTestId("search-results").getByText(name, { exact: true }).click();
    await expect(row(name)).toBeVisible();
  }
  await row("Summer one").click();
  await formReady(studio);
  await showTab(studio, "Price");
  await fill(studio, "startingPrice.amount", "549");
  const version = (id: string) => `versions.${release}.${id}`;
  const amount = async () => (await lake.getDocument(version(PRICED)))?.startingPrice.amount;
  await expect.poll(amount).toBe(549);
  for (const name of NAMES.slice(1)) {
    await lake
      .patch(version(idOf(name)))
      .set({ title: `${name} at last` })
      .commit();
  }
  const [, second = "", third = ""] = NAMES;
  for (const name of [second, third]) {
    expect((await visit(pathOf(name))).body).not.toContain("at last");
  }

  const preview = encodeURIComponent(siteUrl() + pathOf(third));
  const heading = studio.frameLocator("iframe").getByRole("heading", { level: 1 });
  await go(studio, `/presentation?preview=${preview}`);
  await expect(heading).toHaveText(third);
  await go(studio, `/presentation?preview=${preview}&perspective=${release}`);
  await expect(heading).toHaveText("Summer three at last");

  await go(studio, `/releases/${release}`);
  const confirm = studio.getByTestId("confirm-publish-dialog");
  await open(studio.getByTestId("publish-all-button"), confirm);
  await confirm.getByRole("button", { name: "Run release" }).click();
  for (const name of [second, third]) await shows(name, "at last");
  await shows("Summer one", "$549");
});
