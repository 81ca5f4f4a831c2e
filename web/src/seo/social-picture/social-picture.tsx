import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { priceParts } from "@currawong/schemas/price";
import { cacheLife } from "next/cache";
import { ImageResponse } from "next/og";
import type { Agency } from "../../content/agency.ts";
import {
  fitted,
  HEIGHT,
  type SocialCard,
  type SocialRate,
  titleSize,
  WIDTH,
} from "./social-card.ts";

// The design tokens of the same names: the drawing library does not support `oklch()`.
const INK = "#031819";
const DUSK = "#002e2c";
const EUCALYPTUS = "#206553";
const MIST = "#d0e4da";
const PAPER = "#f9f7f0";
const LINE = "#d4d1c6";
const WATTLE = "#f9cc27";
const LEAF = "#83c8ae";

const TONES = {
  paper: {
    ground: `linear-gradient(${PAPER}, ${PAPER})`,
    text: INK,
    quiet: EUCALYPTUS,
    rule: INK,
    leader: LINE,
    pupil: INK,
  },
  night: {
    ground: `linear-gradient(${INK} 30%, ${DUSK})`,
    text: PAPER,
    quiet: MIST,
    rule: LEAF,
    leader: LEAF,
    pupil: "#05090a",
  },
};

/** The agency's brand, from the settings. */
export type Brand = Pick<Agency, "name" | "logo" | "accent">;

/** A dotted leader: one dot, repeated. */
const dots = (colour: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="12" height="4"><circle cx="2" cy="2" r="2" fill="${colour}"/></svg>`,
  )}")`;

type RateProps = { rate: SocialRate; leader: string; large: boolean };

function Rate({ rate, leader, large }: RateProps) {
  const { prefix, figure, currency, suffix } = priceParts(rate.price);
  // Aligns the baselines of different font sizes: smaller text is raised a little.
  const lift = large ? 17 : 7;
  return (
    <div tw="flex items-end w-full text-[34px]" style={{ lineHeight: 1 }}>
      <span tw={`text-[36px] pb-[${lift}px]`}>{rate.label}</span>
      <span
        tw={`grow h-[4px] mx-[22px] mb-[${lift + 9}px]`}
        style={{ backgroundImage: dots(leader), backgroundRepeat: "repeat-x" }}
      />
      {prefix && <span tw={`pr-[14px] pb-[${lift}px]`}>{prefix.trim()}</span>}
      <span
        tw={large ? "text-[112px]" : "text-[58px]"}
        style={{ fontFamily: "display", letterSpacing: "-0.03em" }}
      >
        {figure}
      </span>
      <span tw={`pl-[14px] pb-[${lift}px]`}>{currency + suffix}</span>
    </div>
  );
}

/** The site's waves, for the pictures of articles and information. */
function Waves() {
  const wave = (index: number) =>
    `M-20 ${250 + index * 62} C 260 ${130 + index * 74}, 560 ${430 + index * 26}, 1220 ${90 + index * 88}`;
  return (
    <svg
      width={WIDTH}
      height={HEIGHT}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      style={{ position: "absolute", top: 0, left: 0 }}
      aria-hidden="true"
    >
      <g fill="none" stroke={EUCALYPTUS} strokeWidth="2" opacity={0.55}>
        {[0, 1, 2, 3, 4, 5].map((index) => (
          <path key={index} d={wave(index)} />
        ))}
      </g>
    </svg>
  );
}

/** A page's picture, laid out like the rate card: brand, title and prices. */
function SocialPicture({ card, brand }: { card: SocialCard; brand: Brand }) {
  const { ground, text, quiet, rule, leader, pupil } = TONES[card.tone];
  const { rates } = card;
  return (
    <div
      tw={`flex flex-col justify-between w-[${WIDTH}px] h-[${HEIGHT}px] px-[64px] pt-[56px] pb-[48px]`}
      style={{ backgroundColor: INK, backgroundImage: ground, color: text, fontFamily: "text" }}
    >
      {card.tone === "night" && <Waves />}
      <div tw="flex items-center justify-between">
        <div tw="flex items-center" style={{ gap: 20 }}>
          {brand.logo ? (
            <img src={brand.logo} width={60} height={60} alt="" />
          ) : (
            <svg width="60" height="60" viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="12" r="12" fill={pupil} />
              <circle
                cx="12"
                cy="12"
                r="8.5"
                fill="none"
                stroke={brand.accent ?? WATTLE}
                strokeWidth="5"
              />
            </svg>
          )}
          <span tw="text-[40px]" style={{ fontFamily: "display", letterSpacing: "-0.03em" }}>
            {brand.name}
          </span>
        </div>
        <span tw="text-[32px]" style={{ color: quiet }}>
          {card.label}
        </span>
      </div>
      <div
        tw={`flex max-w-[1060px] text-[${titleSize(card.title, rates.length)}px]`}
        style={{
          fontFamily: "display",
          lineHeight: 0.98,
          letterSpacing: "-0.035em",
          textWrap: "balance",
        }}
      >
        {card.title}
      </div>
      <div tw="flex flex-col pt-[14px]" style={{ gap: 4, borderTop: `4px solid ${rule}` }}>
        {rates.map((rate) => (
          <Rate key={rate.label} rate={rate} leader={leader} large={rates.length === 1} />
        ))}
        {rates.length === 0 && (
          <span tw="py-[8px] text-[29px]" style={{ color: quiet }}>
            {card.note}
          </span>
        )}
      </div>
    </div>
  );
}

/** Reads one of the site's fonts, in a format that the drawing library supports. */
const font = (file: string) => readFile(join(process.cwd(), "src/fonts", file));

/** Inlines the logo: the drawing library does not fetch from localhost, where the Content Lake may run. */
async function inlineLogo(logo: string): Promise<string> {
  const file = await fetch(logo);
  if (!file.ok) throw new Error(`The logo answers ${file.status}: ${logo}`);
  return `data:image/svg+xml;base64,${Buffer.from(await file.arrayBuffer()).toString("base64")}`;
}

/** Draws a page's picture as PNG. Cached by its content: the same card is drawn once. */
export async function drawSocialPicture(card: SocialCard, brand: Brand): Promise<Uint8Array> {
  "use cache";
  cacheLife("content");
  const inlinedBrand = { ...brand, logo: brand.logo && (await inlineLogo(brand.logo)) };
  const response = new ImageResponse(<SocialPicture card={fitted(card)} brand={inlinedBrand} />, {
    width: WIDTH,
    height: HEIGHT,
    fonts: [
      { name: "display", data: await font("bricolage-grotesque-640.woff"), weight: 400 },
      { name: "text", data: await font("instrument-sans-500.woff"), weight: 400 },
    ],
  });
  return new Uint8Array(await response.arrayBuffer());
}
