import { expect, test } from "../support/journey.ts";
import { lake, newService, published } from "../support/lake.ts";
import { openDocument, publish, titleOf } from "../support/studio.ts";

const ID = "service-publish-at-once";

test("“Publish” pressed at once after an error was corrected is carried out", async ({
  studio,
}) => {
  await lake.create(await newService(ID, { title: "At once" }));
  await openDocument(studio, ID, "service");
  const title = titleOf(studio);
  await title.fill("");
  const error = studio.getByTestId("field-title").getByTestId("input-validation-icon-error");
  await expect(error).toBeVisible();
  await title.fill("At once, corrected");
  await publish(studio, async () => {
    const live = await published.fetch("*[_id == $id][0].title", { id: ID });
    return live === "At once, corrected";
  });
  await expect(studio.getByText("Not published")).toHaveCount(0);
});
