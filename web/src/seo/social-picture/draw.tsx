import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { cacheLife } from "next/cache";
import { ImageResponse } from "next/og";
import { fitted, HEIGHT, type SocialCard, WIDTH } from "./social-card.ts";
import { type Brand, SocialPicture } from "./social-picture.tsx";

/** The cuts the site is set in, in a format the drawing library reads. */
const font = (file: string) => readFile(join(process.cwd(), "src/fonts", file));

/** The logo itself: the drawing library fetches nothing from this machine, where the Content Lake may be. */
async function inlined(logo: string): Promise<string> {
  const file = await fetch(logo);
  if (!file.ok) throw new Error(`The logo answers ${file.status}: ${logo}`);
  return `data:image/svg+xml;base64,${Buffer.from(await file.arrayBuffer()).toString("base64")}`;
}

/** Draws a page's picture as PNG. Cached by what it shows: the same card is drawn once. */
export async function drawSocialPicture(card: SocialCard, brand: Brand): Promise<Uint8Array> {
  "use cache";
  cacheLife("content");
  const own = { ...brand, logo: brand.logo && (await inlined(brand.logo)) };
  const response = new ImageResponse(<SocialPicture card={fitted(card)} brand={own} />, {
    width: WIDTH,
    height: HEIGHT,
    fonts: [
      { name: "display", data: await font("bricolage-grotesque-640.woff"), weight: 400 },
      { name: "text", data: await font("instrument-sans-500.woff"), weight: 400 },
    ],
  });
  return new Uint8Array(await response.arrayBuffer());
}
