import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, type Page } from "@playwright/test";

const DOCS = join(import.meta.dirname, "..", "..", "..", "docs");

/** A step of the page for editors, and its picture, if it has one. */
export type DocumentedStep = { title: string; picture?: string };

/** The steps of “Your first hour” on the page for editors. */
export async function documentedSteps(): Promise<DocumentedStep[]> {
  const text = await readFile(join(DOCS, "editors.md"), "utf8");
  const [, hour = ""] = /^## Your first hour$(.*?)^## /ms.exec(text) ?? [];
  return hour.split(/^\d+\. /m).flatMap((step) => {
    const [, title] = /^\*\*(.+?)\.\*\*/.exec(step) ?? [];
    const [, picture] = /!\[.+?\]\((.+?)\)/.exec(step) ?? [];
    return title ? [{ title, picture }] : [];
  });
}

/** What the camera sees, in CSS pixels, and how much smaller the picture is. */
export const VIEW = { width: 1280, height: 800 };
const SCALE = 0.75;

/** A picture of what is on screen; Chromium encodes WebP where Playwright does not. */
export async function webpOf(
  page: Page,
  { quality, ...part }: typeof VIEW & { scale: number; quality: number },
): Promise<Buffer> {
  const devtools = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, ...part };
  const answer = await devtools.send("Page.captureScreenshot", { format: "webp", quality, clip });
  return Buffer.from(answer.data, "base64");
}

/** Puts a picture of what is on screen where the page for editors shows it. */
export async function photograph(page: Page, picture: string): Promise<void> {
  // A toast of the step before disappears by itself.
  await expect(page.locator('[data-ui="Toast"]')).toHaveCount(0);
  const file = join(DOCS, picture);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, await webpOf(page, { ...VIEW, scale: SCALE, quality: 60 }));
}

/** How large a picture is; nothing where it is missing. */
export const sizeOf = (picture: string): Promise<number> =>
  readFile(join(DOCS, picture)).then(
    (bytes) => bytes.length,
    () => 0,
  );
