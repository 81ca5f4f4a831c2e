import { expect, test } from "../support/journey.ts";
import { lake, published } from "../support/lake.ts";
import { visit } from "../support/site.ts";
import {
  choosePicture,
  fieldAt,
  fill,
  generateAddress,
  openDocument,
  publish,
  showTab,
} from "../support/studio.ts";

const ID = "service-hr-automation";
const LANDING = "*[_id == $id][0].landing";

type Landing = { heroImage?: { asset?: object }; serviceType?: string };

test("adds a rich page with a picture to a service in 4 clicks, including “Publish”", async ({
  studio,
  page,
}) => {
  await openDocument(studio, ID, "service");
  await showTab(studio, "Rich page");
  await fill(studio, "landing.title", "It queues for you");
  await generateAddress(studio, "landing.slug", "it-queues-for-you");
  await fill(studio, "landing.description", "It waits, so you need not.");
  await fieldAt(studio, "landing.heroImage.alt");
  await choosePicture(studio, "queue.png");
  const draft = () => lake.fetch<Landing | null>(LANDING, { id: `drafts.${ID}` });
  await expect.poll(async () => (await draft())?.heroImage?.asset).toBeTruthy();
  await fill(studio, "landing.heroImage.alt", "A gold square.");
  await fill(studio, "landing.serviceType", "Queue sitting");
  await expect.poll(async () => (await draft())?.serviceType).toBe("Queue sitting");
  await publish(studio, async () => {
    const live = await published.fetch<Landing | null>(LANDING, { id: ID });
    return live?.serviceType === "Queue sitting";
  });
  await expect.poll(async () => (await visit("/it-queues-for-you")).status).toBe(200);
  await page.goto("/it-queues-for-you");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("It queues for you");
});
