import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { cacheLife } from "next/cache";
import { ImageResponse } from "next/og";
import { fitted, HEIGHT, type SocialCard, WIDTH } from "./social-card.ts";
import { SocialPicture } from "./social-picture.tsx";

/** The cuts the site is set in, in a format the drawing library reads. */
const font = (file: string) => readFile(join(process.cwd(), "src/fonts", file));

/**
 * Draws a page's picture. Cached by what it shows, so the same card is drawn once, and a page whose
 * card did not change keeps its picture.
 * @returns a PNG of 1200 × 630
 */
export async function drawSocialPicture(card: SocialCard, brand: string): Promise<Uint8Array> {
  "use cache";
  cacheLife("content");
  const response = new ImageResponse(<SocialPicture card={fitted(card)} brand={brand} />, {
    width: WIDTH,
    height: HEIGHT,
    fonts: [
      { name: "display", data: await font("bricolage-grotesque-640.woff"), weight: 400 },
      { name: "text", data: await font("instrument-sans-500.woff"), weight: 400 },
    ],
  });
  return new Uint8Array(await response.arrayBuffer());
}
