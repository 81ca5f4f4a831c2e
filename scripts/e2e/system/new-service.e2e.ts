import { addBlock, closeDialog, fieldOf } from "../../../studio/tests/blocks.ts";
import {
  fieldAt,
  fill,
  generateAddress,
  publish,
  showTab,
  startDocument,
} from "../../../studio/tests/studio.ts";
import { expect, STUDIO, test } from "../support/journey.ts";
import { lake, published } from "../support/lake.ts";
import { siteUrl, visit } from "../support/site.ts";

const TITLE = "Queue-sitting assistant";
const SLUG = "queue-sitting-assistant";

/** A drawing for the rich page: a gold PNG of 64×48 pixels. */
const PICTURE =
  "iVBORw0KGgoAAAANSUhEUgAAAEAAAAAwCAMAAACWlYwtAAAAA1BMVEX5zCffKlisAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAGklEQVRIie3BgQAAAADDoPlTX+AIVQEAAHQNDDAAAWReGocAAAAASUVORK5CYII=";

type Made = {
  _id: string;
  slug?: { current?: string };
  startingPrice?: { amount: number };
  landing?: { heroImage?: { asset?: unknown }; sections?: { heading?: string }[] };
};

const QUERY = "*[title == $title][0]";
const live = () => published.fetch<Made | null>(QUERY, { title: TITLE });
const draft = () =>
  lake.fetch<Made | null>(`*[_id in path("drafts.**")]${QUERY.slice(1)}`, { title: TITLE });

test("a service made from nothing: 5 clicks; given a rich page: 7 more, “Publish” included", async ({
  page,
  tab,
}) => {
  test.setTimeout(180_000);
  // Made within a group, a service belongs to it.
  await page.goto(`${STUDIO}/structure/services;service-by-group;serviceGroup-ai-chatbots`);
  const title = page.getByTestId("field-title").locator("input").first();
  await startDocument(page, page.getByTestId("action-intent-button").last(), title);
  await title.fill(TITLE);
  const description = "Waits on the line for your people, and calls them when somebody answers.";
  await fill(page, "description", description);
  await fill(page, "badge", "NEW");
  await showTab(page, "Price");
  await fill(page, "startingPrice.amount", "2345");
  await showTab(page, "Address and look");
  await generateAddress(page, "slug", SLUG);
  // Eight lines of text take sixteen clicks and prove nothing more.
  await expect.poll(async () => (await draft())?.slug?.current).toBe(SLUG);
  const features = Array.from({ length: 8 }, (_, index) => `Line ${index + 1} held`);
  const id = (await draft())?._id ?? "";
  await lake.patch(id).set({ features }).commit();
  await publish(page, async () => (await live())?.startingPrice?.amount === 2345);

  await expect.poll(async () => (await visit(`/services/${SLUG}`)).body).toContain("$2,345");
  await expect.poll(async () => (await visit("/services")).body).toContain(TITLE);

  await showTab(page, "Rich page");
  await fill(page, "landing.title", "It queues for you");
  await generateAddress(page, "landing.slug", "it-queues-for-you");
  await fill(page, "landing.description", "It waits, so you need not.");
  await fieldAt(page, "landing.heroImage.alt");
  await page
    .locator('input[type="file"]')
    .first()
    .setInputFiles({
      name: "queue.png",
      mimeType: "image/png",
      buffer: Buffer.from(PICTURE, "base64"),
    });
  await expect.poll(async () => (await draft())?.landing?.heroImage?.asset).toBeTruthy();
  await fill(page, "landing.heroImage.alt", "A gold square.");
  await fill(page, "landing.serviceType", "Queue sitting");
  await addBlock(page, "Regions");
  await fieldOf(page, "heading").locator("input").fill("Queues we sit in");
  await closeDialog(page);
  const heading = "Queues we sit in";
  await expect.poll(async () => (await draft())?.landing?.sections?.[0]?.heading).toBe(heading);
  await publish(page, async () => (await live())?.landing?.sections?.[0]?.heading === heading);
  await expect.poll(async () => (await visit("/it-queues-for-you")).body).toContain(heading);
  const site = await tab(`${siteUrl()}/it-queues-for-you`);
  await expect(site.getByRole("heading", { level: 1 })).toHaveText("It queues for you");
});
