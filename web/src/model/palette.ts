/** Red, green and blue, each 0–1, sRGB. */
export type Rgb = readonly [number, number, number];

/**
 * Converts OKLCH to sRGB, clipped to its gamut. Matrices: Björn Ottosson,
 * https://bottosson.github.io/posts/oklab/.
 * @param l lightness 0–1, @param c chroma, @param h hue in degrees
 */
export function oklch(l: number, c: number, h: number): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    gamma(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
    gamma(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
    gamma(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short),
  ];
}

function gamma(linear: number): number {
  const x = Math.min(1, Math.max(0, linear));
  return x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055;
}

/** A colour in hexadecimal, with an alpha (0–1) unless it is opaque. */
export function css(rgb: Rgb, alpha = 1): string {
  const bytes = alpha < 1 ? [...rgb, alpha] : rgb;
  return `#${bytes
    .map((v) =>
      Math.round(v * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`;
}

/** The site's dark colours: the design tokens of the same names. */
export const INK = oklch(0.19, 0.028, 200);
export const DUSK = oklch(0.27, 0.05, 190);
export const EUCALYPTUS = oklch(0.46, 0.075, 172);
export const MIST = oklch(0.9, 0.025, 165);
