import { chatbotGroup, expect, openDocument, serviceDocument, test } from "./studio.ts";

test("three tabs stay open at once, and each sees the others' edits", async ({
  context,
  servers,
  watch,
}) => {
  test.slow();
  const { client, studioUrl } = servers;
  await client.createOrReplace(chatbotGroup);
  await client.createOrReplace(serviceDocument("shared", "Shared service", 500));
  const pages = [];
  for (let tab = 0; tab < 3; tab++) {
    const page = await context.newPage();
    watch(page);
    await openDocument(page, studioUrl, "shared", "service");
    pages.push(page);
  }
  for (const [tab, writer] of pages.entries()) {
    const title = `Edited in tab ${tab + 1}`;
    await writer.getByTestId("field-title").locator("input").first().fill(title);
    for (const reader of pages) {
      await expect(reader.getByTestId("field-title").locator("input").first()).toHaveValue(title);
    }
  }
  await expect
    .poll(async () => (await client.getDocument("drafts.shared"))?.title)
    .toBe("Edited in tab 3");
});
