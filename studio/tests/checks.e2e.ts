import type { Page } from "@playwright/test";
import {
  chatbotGroup,
  expect,
  fill,
  openDocument,
  serviceDocument,
  showTab,
  test,
} from "./studio.ts";

/** What the Studio says beside a field, once the mark at its head is pointed at. */
async function expectSaid(page: Page, field: string, words: string): Promise<void> {
  const mark = page.getByTestId(`field-${field}`).getByTestId("input-validation-icon-error");
  await mark.first().hover();
  await expect(page.getByText(words).first()).toBeVisible();
}

test("says which document has an address, and what is wrong with a business number", async ({
  page,
  servers,
}) => {
  const { client, studioUrl } = servers;
  await client
    .transaction()
    .createOrReplace(chatbotGroup)
    .createOrReplace(serviceDocument("checked", "Checked service", 900))
    .createOrReplace({
      _id: "checked-page",
      _type: "page",
      title: "Page that moved",
      slug: { _type: "slug", current: "checked-page" },
      aliases: ["/services/checked-before"],
    })
    .commit();
  await openDocument(page, studioUrl, "checked", "service");
  await showTab(page, "Address and look");
  await fill(page, "slug", "checked-before");
  await expectSaid(page, "slug", "/services/checked-before already belongs to “Page that moved”");
  await fill(page, "slug", "checked");
  const marks = page.getByTestId("input-validation-icon-error");
  await expect(page.getByTestId("field-slug").locator(marks)).toHaveCount(0);

  await client.createOrReplace({ _id: "siteSettings", _type: "siteSettings", name: "Agency" });
  await page.goto(`${studioUrl}/structure/siteSettings`);
  await showTab(page, "Legal and offers");
  await fill(page, "abn", "51 824 753 557");
  await expectSaid(page, "abn", "Copy it from the Australian Business Register");
  await fill(page, "abn", "51 824 753 556");
  await expect(page.getByTestId("field-abn").locator(marks)).toHaveCount(0);
  const draft = async () => (await client.getDocument("drafts.siteSettings"))?.abn;
  await expect.poll(draft).toBe("51 824 753 556");
  await client.delete("drafts.siteSettings");
});
