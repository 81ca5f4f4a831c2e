/**
 * Converts an OKLCH colour to an sRGB hex string, clipping colours outside sRGB.
 * SVG renderers outside browsers do not read `oklch()`, so it is done here.
 * Matrices: Björn Ottosson, "A perceptual color space for image processing",
 * https://bottosson.github.io/posts/oklab/; transfer curve: IEC 61966-2-1.
 *
 * @param lightness 0–1
 * @param chroma 0 and up, about 0.37 at the most in sRGB
 * @param hue in degrees
 * @returns `#rrggbb`
 */
export function oklchToHex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map(channelToHex).join("")}`;
}

function channelToHex(linear: number): string {
  const clipped = Math.min(1, Math.max(0, linear));
  const encoded = clipped <= 0.0031308 ? 12.92 * clipped : 1.055 * clipped ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, "0");
}

/** The site's colours as hex. Wattle is the accent: use it once in a picture. */
export const palette = {
  /** Darker than ink: for the mark, and for devices that must stand out from an ink ground. */
  black: "#05090a",
  night: oklchToHex(0.15, 0.024, 205),
  ink: oklchToHex(0.19, 0.028, 200),
  ink2: oklchToHex(0.25, 0.034, 195),
  ink3: oklchToHex(0.33, 0.04, 190),
  ink4: oklchToHex(0.4, 0.052, 182),
  euca: oklchToHex(0.46, 0.075, 172),
  euca2: oklchToHex(0.62, 0.085, 168),
  euca3: oklchToHex(0.76, 0.06, 167),
  mist: oklchToHex(0.9, 0.025, 165),
  paper: oklchToHex(0.976, 0.009, 95),
  paper2: oklchToHex(0.946, 0.014, 92),
  sand: oklchToHex(0.93, 0.02, 95),
  line: oklchToHex(0.86, 0.016, 95),
  wattle: oklchToHex(0.86, 0.168, 92),
  clay: oklchToHex(0.7, 0.11, 40),
} as const;
