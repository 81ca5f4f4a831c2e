import type { Page } from "@playwright/test";

type View = { width: number; height: number; scale: number; quality: number };

/** Takes a screenshot as WebP, which Chromium can encode but Playwright cannot. */
export async function webpOf(page: Page, { quality, ...region }: View): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, ...region };
  const image = await devtools.send("Page.captureScreenshot", { format: "webp", quality, clip });
  return Buffer.from(image.data, "base64");
}
