import type { Page } from "@playwright/test";
import type { Servers } from "./servers.ts";
import {
  chatbotGroup,
  expect,
  open,
  openDocument,
  publish,
  serviceDocument,
  showTab,
  test,
} from "./studio.ts";

const ID = "role-bot";

/** Signs in to the Studio as an editor: the lake leads back to it with a session. */
async function signIn(page: Page, { lakeUrl, studioUrl }: Servers): Promise<void> {
  await page.goto(`${lakeUrl}/v1/auth/login/local?role=editor&origin=${studioUrl}`);
  await expect(page.getByTestId("studio-navbar")).toBeVisible();
}

test("an editor looks at settings, changes none, and deletes nothing that was published", async ({
  page,
  servers,
}) => {
  const { client, studioUrl } = servers;
  await client
    .transaction()
    .createOrReplace(chatbotGroup)
    .createOrReplace(serviceDocument(ID, "Role bot", 1299))
    .createOrReplace({ _id: "role-preset", _type: "seoPreset", key: "role", title: "Role preset" })
    .commit();
  await signIn(page, servers);

  await page.goto(`${studioUrl}/intent/edit/id=role-preset;type=seoPreset/`);
  await expect(page.getByTestId("administrators-only")).toContainText("administrators alone");
  await expect(page.getByTestId("field-title").locator("input")).toHaveValue("Role preset");
  await expect(page.getByTestId("field-title").locator("input")).not.toBeEditable();
  await expect(page.getByTestId("action-publish")).toHaveCount(0);
  await open(page.getByTestId("new-document-button"), page.getByTestId("create-new-service"));
  await expect(page.getByTestId("create-new-seoPreset")).toHaveCount(0);
  await page.keyboard.press("Escape");

  await openDocument(page, studioUrl, ID, "service");
  await open(page.getByTestId("action-menu-button"), page.getByRole("menu"));
  await expect(page.getByRole("menuitem", { name: "Delete" })).toBeDisabled();
  await expect(page.getByRole("menuitem", { name: "Duplicate" })).toBeEnabled();
  await page.keyboard.press("Escape");
  await showTab(page, "Address and look");
  await expect(page.getByText("Administrators change these.")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("an editor finds a service, reads its price, puts it right and publishes it", async ({
    page,
    servers,
  }) => {
    const { client } = servers;
    await client.delete(`drafts.${ID}`);
    await client
      .transaction()
      .createOrReplace(chatbotGroup)
      .createOrReplace(serviceDocument(ID, "Role bot", 1299))
      .commit();
    await signIn(page, servers);
    const isWhole = async () =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        360,
      );
    await isWhole();
    const link = (name: string | RegExp) => page.getByRole("link", { name, exact: true });
    const service = page.getByRole("link", { name: /Role bot.*\$1,299/ });
    const groups = page.getByRole("combobox", { name: "Field groups" });
    await open(link("Services"), link("All services"));
    await open(link("All services"), service);
    await open(service, groups);
    await isWhole();
    const amount = page.getByTestId("field-startingPrice.amount").locator("input");
    await expect(async () => {
      await groups.selectOption("Price", { timeout: 5_000 });
      await expect(amount).toHaveValue("1299", { timeout: 3_000 });
    }).toPass();
    await amount.fill("1349");
    await isWhole();
    const priceNow = async () => (await client.getDocument(ID))?.startingPrice.amount;
    await publish(page, async () => (await priceNow()) === 1349);
  });
});
