import type { Page } from "@playwright/test";

type View = { width: number; height: number; scale: number; quality: number };

/** A picture of what is on screen; Chromium encodes WebP where Playwright does not. */
export async function webpOf(page: Page, { quality, ...part }: View): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, ...part };
  const answer = await devtools.send("Page.captureScreenshot", { format: "webp", quality, clip });
  return Buffer.from(answer.data, "base64");
}
