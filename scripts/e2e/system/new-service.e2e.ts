import { expect, type Page, test } from "@playwright/test";
import { publish, startDocument } from "../../../studio/tests/studio.ts";
import { lake, published } from "../support/lake.ts";
import { reconcile, visit } from "../support/site.ts";

const STUDIO = `http://localhost:${process.env.STUDIO_PORT}`;
const TITLE = "Queue-sitting assistant";

type Made = {
  _id: string;
  slug?: { current?: string };
  startingPrice?: { amount: number };
};

const find = () => published.fetch<Made | null>("*[title == $title][0]", { title: TITLE });

/** A field of the document's form, by its path in the schema: the form draws what comes into view. */
async function field(page: Page, path: string) {
  const found = page.getByTestId(`field-${path}`).first();
  await found.scrollIntoViewIfNeeded();
  return found;
}

/** Types into a field. */
async function fill(page: Page, path: string, text: string, input = "input"): Promise<void> {
  await (await field(page, path)).locator(input).fill(text);
}

test.afterAll(async () => {
  const made = await lake.fetch<string[]>("*[title == $title]._id", { title: TITLE });
  await made.reduce((work, id) => work.delete(id), lake.transaction()).commit();
  await reconcile();
});

// Five clicks: create, two tabs, generate the address, publish.
test("a service made from nothing stands at its address and in the catalogue", async ({ page }) => {
  test.setTimeout(180_000);
  // Made within a group, a service belongs to it.
  await page.goto(`${STUDIO}/structure/services;service-by-group;serviceGroup-ai-chatbots`);
  const title = page.getByTestId("field-title").locator("input").first();
  await startDocument(page, page.getByTestId("action-intent-button").last(), title);
  await title.fill(TITLE);
  const description = "Waits on the line for your people, and calls them when somebody answers.";
  await fill(page, "description", description, "textarea");
  await fill(page, "badge", "NEW");
  await page.getByRole("tab", { name: "Price" }).click();
  await fill(page, "startingPrice.amount", "2345");
  await page.getByRole("tab", { name: "Address and look" }).click();
  const address = await field(page, "slug");
  await address.getByRole("button", { name: "Generate" }).click();
  await expect(address.locator("input")).toHaveValue("queue-sitting-assistant");
  // Eight lines of text take sixteen clicks and prove nothing more.
  const made = () => lake.fetch<Made | null>("*[title == $title][0]", { title: TITLE });
  await expect.poll(async () => (await made())?.slug?.current).toBe("queue-sitting-assistant");
  const features = Array.from({ length: 8 }, (_, index) => `Line ${index + 1} held`);
  await lake
    .patch((await made())?._id ?? "")
    .set({ features })
    .commit();
  await publish(page, async () => (await find())?.startingPrice?.amount === 2345);

  const path = "/services/queue-sitting-assistant";
  await expect.poll(async () => (await visit(path)).body).toContain("$2,345");
  await expect.poll(async () => (await visit("/services")).body).toContain(TITLE);
});
