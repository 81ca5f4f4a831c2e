import { expect, test } from "../support/journey.ts";
import { lake } from "../support/lake.ts";
import { visit } from "../support/site.ts";
import { go, signIn } from "../support/studio.ts";

test("an editor pastes fifty redirects; bad lines stay, and say what is wrong", async ({
  page,
}) => {
  const to = "/services/hr-automation";
  const odd = ["/Autumn_Flyer.html", "/wp-content/uploads/2020/01/brochure.pdf"];
  const from = [...odd, ...Array.from({ length: 48 }, (_, n) => `/old-${n}`)];
  await signIn(page, "editor");
  await go(page, "/structure/redirects");
  const pasted = [...from.map((path) => `${path}\t${to}`), "/flyer\t/nowhere"].join("\n");
  const field = page.getByLabel("Paste redirects");
  await field.fill(pasted);
  await expect(page.getByText("There is no page at /nowhere.")).toBeVisible();
  await page.getByRole("button", { name: "Add 50 redirects" }).click();
  await expect(page.getByText(`${from[0]} → ${to}`)).toBeVisible();
  await expect(field).toHaveValue("/flyer\t/nowhere");
  expect((await lake.getDocument("service-hr-automation"))?.aliases).toEqual(
    expect.arrayContaining(from),
  );
  for (const path of odd)
    await expect.poll(() => visit(path)).toMatchObject({ status: 308, location: to });
});
