import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { cut } from "@currawong/schemas/cut";
import { priceParts } from "@currawong/schemas/price";
import { cacheLife } from "next/cache";
import { ImageResponse } from "next/og";
import { HEIGHT, type SocialCard, WIDTH } from "../../model/social-card.ts";

// The design tokens of the same names: the drawing library does not support `oklch()`.
const INK = "#031819";
const PAPER = "#f9f7f0";
const WATTLE = "#f9cc27";

const LONGEST_NAME = 34;
const LONGEST_TITLE = 110;

/** The title's size in pixels: as large as its length allows, readable in a thumbnail. */
const titleSize = ({ length }: string) =>
  length <= 24 ? 124 : length <= 44 ? 100 : length <= 70 ? 84 : 68;

/** What both fonts have. For other characters, the drawing library would ask other sites. */
const LACKING = /[^ -~¡-£¥§-«®-°´¶-¸º»¿-ÿ–—‘’“”…€™]/gu;

/** The part of a text that the fonts can draw: letters without the accents they lack, and no emoji. */
const drawable = (text: string) =>
  text
    .normalize("NFC")
    .replace(LACKING, (char) => char.normalize("NFKD").replace(LACKING, " "))
    .replace(/\s+/g, " ")
    .trim();

/** A page's picture: the brand with its eye, the title and the first price. */
function SocialPicture({ title, price, name }: SocialCard & { name: string }) {
  const parts = price && priceParts(price);
  return (
    <div
      tw={`flex flex-col justify-between w-[${WIDTH}px] h-[${HEIGHT}px] px-[64px] pt-[56px] pb-[48px]`}
      style={{ backgroundColor: PAPER, color: INK, fontFamily: "text" }}
    >
      <div tw="flex items-center" style={{ gap: 20 }}>
        <svg width="60" height="60" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="12" fill={INK} />
          <circle cx="12" cy="12" r="8.5" fill="none" stroke={WATTLE} strokeWidth="5" />
        </svg>
        <span tw="text-[40px]" style={{ fontFamily: "display", letterSpacing: "-0.03em" }}>
          {name}
        </span>
      </div>
      <div
        tw={`flex max-w-[1060px] text-[${titleSize(title)}px]`}
        style={{
          fontFamily: "display",
          lineHeight: 0.98,
          letterSpacing: "-0.035em",
          textWrap: "balance",
          wordBreak: "break-word",
        }}
      >
        {title}
      </div>
      <div
        tw="flex justify-end h-[130px] pt-[14px] text-[34px]"
        style={{ lineHeight: 1, borderTop: `4px solid ${INK}` }}
      >
        {parts && (
          <div tw="flex items-end">
            {parts.prefix && <span tw="pr-[14px] pb-[17px]">{parts.prefix.trim()}</span>}
            <span tw="text-[112px]" style={{ fontFamily: "display", letterSpacing: "-0.03em" }}>
              {parts.figure}
            </span>
            <span tw="pl-[14px] pb-[17px]">{parts.currency + parts.suffix}</span>
          </div>
        )}
      </div>
    </div>
  );
}

/** Reads the site's fonts, in a format that the drawing library supports. */
const readFonts = () =>
  Promise.all(
    [
      { name: "display", file: "bricolage-grotesque-640.woff" },
      { name: "text", file: "instrument-sans-500.woff" },
    ].map(async ({ name, file }) => {
      const data = await readFile(join(process.cwd(), "fonts", file));
      return { name, data, weight: 400 as const };
    }),
  );

/** Draws a page's picture as PNG, and fetches nothing. */
export async function renderSocialPicture(card: SocialCard, agency: string): Promise<Uint8Array> {
  const name = cut(drawable(agency), LONGEST_NAME);
  const title = cut(drawable(card.title), LONGEST_TITLE) || name;
  const response = new ImageResponse(<SocialPicture {...card} title={title} name={name} />, {
    width: WIDTH,
    height: HEIGHT,
    fonts: await readFonts(),
  });
  return new Uint8Array(await response.arrayBuffer());
}

/** Like `renderSocialPicture`, cached by its content: the same card is drawn once. */
export async function drawSocialPicture(card: SocialCard, agency: string): Promise<Uint8Array> {
  "use cache";
  cacheLife("content");
  return renderSocialPicture(card, agency);
}
