import { expect, test } from "../support/journey.ts";
import { lake, newService } from "../support/lake.ts";
import { go } from "../support/studio.ts";

test("replaces the ticked places in drafts, and leaves what visitors see", async ({ studio }) => {
  const fields = { title: "Flibbert, the flibbert bot", badge: "FLIBBERT" };
  await lake.create(await newService("replaced", fields));
  await go(studio, "/replace");
  await studio.getByLabel("Find", { exact: true }).fill("flibbert");
  await studio.getByLabel("Replace with").fill("gadget");
  await expect(studio.getByText("3 places in 1 document")).toBeVisible();
  await studio.getByRole("checkbox", { name: /Badge:/ }).uncheck();
  await studio.getByRole("button", { name: "Replace 2 places in drafts" }).click();
  await expect(studio.getByText("2 places replaced in drafts")).toBeVisible();
  expect(await lake.getDocument("drafts.replaced")).toMatchObject({
    ...fields,
    title: "gadget, the gadget bot",
  });
  expect(await lake.getDocument("replaced")).toMatchObject(fields);
  // What is left is in the draft, which is what is found from now on.
  await expect(studio.getByText("1 place in 1 document")).toBeVisible();
});
