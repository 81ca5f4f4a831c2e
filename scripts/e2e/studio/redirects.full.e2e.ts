import { expect, test } from "../support/journey.ts";
import { lake } from "../support/lake.ts";
import { visit } from "../support/site.ts";
import { go, signIn } from "../support/studio.ts";

test("an address is led to a page, with the reason; one that is a page’s is refused: 3 clicks", async ({
  studio,
}) => {
  const [from, to, why] = ["/autumn-flyer", "/services/hr-automation", "Printed on the flyer"];
  const add = studio.getByRole("button", { name: "Add redirect" });
  const refusal = studio.getByTestId("pane").getByRole("alert");
  const written = async (one: string, other: string) => {
    await studio.getByLabel("From, e.g.").fill(one);
    await studio.getByLabel("To the page").fill(other);
  };
  await go(studio, "/structure/redirects");
  await written("/services/uber-clone", to);
  await expect(refusal).toContainText("is the page “Uber clone”");
  await expect(add).toBeDisabled();
  await written(from, to);
  await studio.getByLabel("Why, e.g.").fill(why);
  await add.click();
  await expect(studio.locator(`[data-from="${from}"]`)).toContainText(`${to} · ${why}`);
  await expect.poll(async () => (await visit(from)).location).toBe(to);
  expect((await visit(from)).status).toBe(308);
  expect((await lake.getDocument("service-hr-automation"))?.aliases).toContain(from);
});

test("editors see the redirects and add none", async ({ page }) => {
  await signIn(page, "editor");
  await go(page, "/structure/redirects");
  await expect(page.getByText(/^\d+ redirects$/)).toBeVisible();
  await expect(page.getByRole("button", { name: "Add redirect" })).toHaveCount(0);
});
