import { expect, test } from "../support/journey.ts";
import { lake } from "../support/lake.ts";
import { visit } from "../support/site.ts";
import { go } from "../support/studio.ts";

test("an administrator adds a redirect in 3 clicks and sees its hits; a page’s address is refused", async ({
  studio,
}) => {
  const [from, to, why] = ["/autumn-flyer", "/services/hr-automation", "Printed on the flyer"];
  const add = studio.getByRole("button", { name: "Add redirect" });
  const refusal = studio.getByTestId("pane").getByRole("alert");
  const fillIn = async (source: string, target: string) => {
    await studio.getByLabel("From, e.g.").fill(source);
    await studio.getByLabel("To the page").fill(target);
  };
  await go(studio, "/structure/redirects");
  await fillIn("/services/uber-clone", to);
  await expect(refusal).toContainText("is the page “Uber clone”");
  await expect(add).toBeDisabled();
  await fillIn(from, to);
  await studio.getByLabel("Why, e.g.").fill(why);
  await add.click();
  await expect(studio.getByText(`${from} → ${to}`)).toBeVisible();
  await expect(studio.locator(`[data-from="${from}"]`)).toContainText(`HR automation · ${why}`);
  await expect.poll(() => visit(from)).toMatchObject({ status: 308, location: to });
  expect((await lake.getDocument("service-hr-automation"))?.aliases).toContain(from);
  await studio.reload();
  await expect(studio.locator(`[data-from="${from}"]`)).toContainText(/ · [1-9]\d* hits?$/);
});
