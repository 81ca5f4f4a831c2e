import { priceParts } from "@currawong/schemas/price";
import type { Agency } from "../../content/agency.ts";
import { HEIGHT, type SocialCard, type SocialRate, titleSize, WIDTH } from "./social-card.ts";

// The design tokens of the same names: the drawing library reads no `oklch()`.
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
  },
  night: {
    ground: `linear-gradient(${INK} 30%, ${DUSK})`,
    text: PAPER,
    quiet: MIST,
    rule: LEAF,
    leader: LEAF,
  },
};

type Tone = (typeof TONES)[keyof typeof TONES];

/** What the settings say of the agency's brand. */
export type Brand = Pick<Agency, "name" | "logo" | "accent">;

function Mark({ pupil, logo, accent }: Brand & { pupil: string }) {
  if (logo) return <img src={logo} width={60} height={60} alt="" />;
  return (
    <svg width="60" height="60" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="12" fill={pupil} />
      <circle cx="12" cy="12" r="8.5" fill="none" stroke={accent ?? WATTLE} strokeWidth="5" />
    </svg>
  );
}

/** A dotted leader: one dot, repeated. */
const dots = (colour: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="12" height="4"><circle cx="2" cy="2" r="2" fill="${colour}"/></svg>`,
  )}")`;

type RateProps = { rate: SocialRate; tone: Tone; large: boolean };

function Rate({ rate, tone, large }: RateProps) {
  const { prefix, figure, currency, suffix } = priceParts(rate.price);
  // One baseline for faces of different sizes: the smaller ones stand a little higher.
  const lift = large ? 17 : 7;
  return (
    <div style={{ display: "flex", alignItems: "flex-end", width: "100%" }}>
      <span style={{ fontSize: 36, lineHeight: 1, paddingBottom: lift }}>{rate.label}</span>
      <span
        style={{
          flexGrow: 1,
          height: 4,
          margin: `0 22px ${lift + 9}px`,
          backgroundImage: dots(tone.leader),
          backgroundRepeat: "repeat-x",
        }}
      />
      {prefix && (
        <span style={{ fontSize: 34, lineHeight: 1, padding: `0 14px ${lift}px 0` }}>
          {prefix.trim()}
        </span>
      )}
      <span
        style={{
          fontFamily: "display",
          fontSize: large ? 112 : 58,
          lineHeight: 1,
          letterSpacing: "-0.03em",
        }}
      >
        {figure}
      </span>
      <span style={{ fontSize: 34, lineHeight: 1, padding: `0 0 ${lift}px 14px` }}>
        {currency + suffix}
      </span>
    </div>
  );
}

/** The long swell of the site's waves, for the pictures of what is read. */
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
      {[0, 1, 2, 3, 4, 5].map((index) => (
        <path
          key={index}
          d={wave(index)}
          fill="none"
          stroke={EUCALYPTUS}
          strokeWidth="2"
          opacity={0.55}
        />
      ))}
    </svg>
  );
}

/** A page's picture, set like the rate card: brand, what it is, what it costs. */
export function SocialPicture({ card, brand }: { card: SocialCard; brand: Brand }) {
  const tone = TONES[card.tone];
  const { rates } = card;
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: "space-between",
        width: WIDTH,
        height: HEIGHT,
        padding: "56px 64px 48px",
        backgroundColor: INK,
        backgroundImage: tone.ground,
        color: tone.text,
        fontFamily: "text",
      }}
    >
      {card.tone === "night" && <Waves />}
      <div style={{ display: "flex", alignItems: "center", justifyContent: "space-between" }}>
        <div style={{ display: "flex", alignItems: "center", gap: 20 }}>
          <Mark pupil={card.tone === "paper" ? INK : "#05090a"} {...brand} />
          <span style={{ fontFamily: "display", fontSize: 40, letterSpacing: "-0.03em" }}>
            {brand.name}
          </span>
        </div>
        <span style={{ fontSize: 32, color: tone.quiet }}>{card.label}</span>
      </div>
      <div
        style={{
          display: "flex",
          fontFamily: "display",
          fontSize: titleSize(card.title, rates.length),
          lineHeight: 0.98,
          letterSpacing: "-0.035em",
          maxWidth: 1060,
          textWrap: "balance",
        }}
      >
        {card.title}
      </div>
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          gap: 4,
          borderTop: `4px solid ${tone.rule}`,
          paddingTop: 14,
        }}
      >
        {rates.map((rate) => (
          <Rate key={rate.label} rate={rate} tone={tone} large={rates.length === 1} />
        ))}
        {rates.length === 0 && (
          <span style={{ fontSize: 29, color: tone.quiet, padding: "8px 0" }}>{card.note}</span>
        )}
      </div>
    </div>
  );
}
