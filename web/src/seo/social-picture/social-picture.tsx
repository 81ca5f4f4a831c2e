import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { cut } from "@currawong/schemas/cut";
import { priceParts } from "@currawong/schemas/price";
import { cacheLife } from "next/cache";
import { ImageResponse } from "next/og";
import type { Agency } from "../../content/agency.ts";
import { HEIGHT, type SocialCard, type SocialRate, WIDTH } from "../../model/social-card.ts";
import { errorText, log } from "../../runtime/observability/log.ts";
import { codePointsOf, drawable } from "./font-coverage.ts";
import { fitted, LONGEST_NAME, titleSize } from "./social-card.ts";

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

type PictureProps = {
  card: SocialCard;
  name: string;
  /** The agency's own logo as a data URL; `undefined` shows the eye, `null` nothing. */
  logo: string | null | undefined;
  accent: Brand["accent"];
};

/** A page's picture, laid out like the rate card: brand, title and prices. */
function SocialPicture({ card, name, logo, accent }: PictureProps) {
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
          {logo && <img src={logo} width={60} height={60} alt="" />}
          {logo === undefined && (
            <svg width="60" height="60" viewBox="0 0 24 24" aria-hidden="true">
              <circle cx="12" cy="12" r="12" fill={pupil} />
              <circle
                cx="12"
                cy="12"
                r="8.5"
                fill="none"
                stroke={accent ?? WATTLE}
                strokeWidth="5"
              />
            </svg>
          )}
          <span tw="text-[40px]" style={{ fontFamily: "display", letterSpacing: "-0.03em" }}>
            {name}
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
          wordBreak: "break-word",
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

/** How long the logo may take to load before it is left out. */
const LOGO_TIMEOUT_MS = 2_000;

/**
 * Inlines the logo: the drawing library does not fetch from localhost, where the Content Lake may run.
 * @returns `null` if it does not load in time
 */
export async function inlineLogo(logo: string): Promise<string | null> {
  try {
    const file = await fetch(logo, { signal: AbortSignal.timeout(LOGO_TIMEOUT_MS) });
    if (!file.ok) throw new Error(`The logo answers ${file.status}: ${logo}`);
    const bytes = Buffer.from(await file.arrayBuffer());
    return `data:image/svg+xml;base64,${bytes.toString("base64")}`;
  } catch (error) {
    log("error", "social picture without logo", { reason: errorText(error) });
    return null;
  }
}

/**
 * Draws a page's picture as PNG. Fetches nothing but the logo: for characters that the fonts lack, the drawing
 * library would ask other sites, so they are left out.
 */
export async function renderSocialPicture(card: SocialCard, brand: Brand): Promise<Uint8Array> {
  const [fonts, logo] = await Promise.all([
    readFonts(),
    brand.logo ? inlineLogo(brand.logo) : undefined,
  ]);
  const coverage = fonts.map(({ data }) => codePointsOf(data));
  const draw = (text: string) => coverage.reduce(drawable, text);
  const name = cut(draw(brand.name), LONGEST_NAME);
  const { title, ...fittedCard } = fitted(card, draw);
  const response = new ImageResponse(
    <SocialPicture
      card={{ ...fittedCard, title: title || name }}
      name={name}
      logo={logo}
      accent={brand.accent}
    />,
    { width: WIDTH, height: HEIGHT, fonts },
  );
  return new Uint8Array(await response.arrayBuffer());
}

/** Like `renderSocialPicture`, cached by its content: the same card is drawn once. */
export async function drawSocialPicture(card: SocialCard, brand: Brand): Promise<Uint8Array> {
  "use cache";
  cacheLife("content");
  return renderSocialPicture(card, brand);
}
