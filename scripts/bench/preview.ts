/// <reference lib="dom" />
import { setTimeout as sleep } from "node:timers/promises";
import { chromium, type Page } from "@playwright/test";
import type { Variables } from "../start/environment.ts";
import { lakeClient } from "./lake-client.ts";
import { median, ms, percentile, row } from "./measure.ts";

const CHANGES = 40;
const WARM_UP = 5;
/** As fast as somebody types who sees each word. */
const PAUSE_MS = 300;
const ID = "service-uber-clone";
const PAGE = "/services/uber-clone";

/** When a heading says something, by the page's own clock. */
const shows = (page: Page, text: string) =>
  page.evaluate(
    (wanted) =>
      new Promise<number>((resolve) => {
        const look = () =>
          document.querySelector("h1")?.textContent === wanted
            ? resolve(Date.now())
            : requestAnimationFrame(look);
        look();
      }),
    text,
  );

/** Measures from the moment a draft's title is sent to the Content Lake to the frame that shows it. */
export async function benchPreview(env: Variables): Promise<void> {
  const client = lakeClient(env).withConfig({ perspective: "raw" });
  const secret = crypto.randomUUID();
  const studioUrl = `${env.STUDIO_URL}/presentation`;
  const [_type, source] = ["sanity.previewUrlSecret", "sanity/presentation"];
  await client.create({ _id: `drafts.${secret}`, _type, source, secret, studioUrl });
  const document = await client.getDocument(ID);
  if (!document) throw new Error(`${ID} is not in the dataset.`);
  const draft = { ...document, _id: `drafts.${ID}` };
  await client.createOrReplace(draft);

  const browser = await chromium.launch({
    executablePath: env.CHROMIUM_PATH,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await browser.newPage();
  const query = new URLSearchParams({
    "sanity-preview-secret": secret,
    "sanity-preview-pathname": PAGE,
  });
  const hears = page.waitForResponse((answer) => answer.url().endsWith("/api/draft/events"));
  await page.goto(`${env.SITE_URL}/api/draft/enable?${query}`);
  await hears;
  const times: number[] = [];
  for (let round = 0; round < WARM_UP + CHANGES; round++) {
    const title = `A title as it is typed, ${round}`;
    const shown = shows(page, title);
    const began = Date.now();
    await client.patch(draft._id).set({ title }).commit();
    const took = (await shown) - began;
    if (round >= WARM_UP) times.push(took);
    await sleep(PAUSE_MS);
  }
  await browser.close();
  await client.delete(draft._id);
  await client.delete(`drafts.${secret}`);
  console.log("\nDraft typed → preview shows it");
  row(`${CHANGES} changes (after ${WARM_UP} to warm up), median`, ms(median(times)));
  row("p95 (aim: under 500 ms)", ms(percentile(times, 0.95)));
}
