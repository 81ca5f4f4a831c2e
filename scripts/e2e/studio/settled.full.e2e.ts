import { expect, test } from "../support/journey.ts";
import { lake, newService, published } from "../support/lake.ts";
import { openDocument, publish, titleField } from "../support/studio.ts";

test("“Publish” works when pressed immediately after an error is corrected", async ({ studio }) => {
  const id = "service-publish-at-once";
  await lake.create(await newService(id, { title: "At once" }));
  await openDocument(studio, id, "service");
  const title = titleField(studio);
  await title.fill("");
  const error = studio.getByTestId("field-title").getByTestId("input-validation-icon-error");
  await expect(error).toBeVisible();
  await title.fill("At once, corrected");
  await publish(studio, async () => {
    const live = await published.fetch("*[_id == $id][0].title", { id });
    return live === "At once, corrected";
  });
  await expect(studio.getByText("Not published")).toHaveCount(0);
});
