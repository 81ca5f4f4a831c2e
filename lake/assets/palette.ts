import type { Sharp } from "sharp";

/** One colour of a palette as Sanity stores it; colours as `#rrggbb`, population in percent. */
export interface Swatch {
  _type: "sanity.imagePaletteSwatch";
  background: string;
  foreground: string;
  title: string;
  population: number;
}

const SLOTS = {
  darkMuted: { lightness: 0.26, saturation: 0.3 },
  darkVibrant: { lightness: 0.26, saturation: 1 },
  lightMuted: { lightness: 0.74, saturation: 0.3 },
  lightVibrant: { lightness: 0.74, saturation: 1 },
  muted: { lightness: 0.5, saturation: 0.3 },
  vibrant: { lightness: 0.5, saturation: 1 },
} as const;

/** Sanity's `metadata.palette`: the most common colour, and the best match for six roles. */
export type Palette = { _type: "sanity.imagePalette"; dominant: Swatch } & Record<
  keyof typeof SLOTS,
  Swatch
>;

interface Bin {
  red: number;
  green: number;
  blue: number;
  count: number;
}

const SAMPLE_SIZE = 64;

/**
 * The palette of an image. The roles and their target lightness and saturation are those of
 * Android's Palette library, which Sanity's field names come from.
 * @param image a sharp pipeline; read once at 64×64.
 */
export async function paletteOf(image: Sharp): Promise<Palette> {
  const pixels = await image
    .resize(SAMPLE_SIZE, SAMPLE_SIZE, { fit: "fill" })
    .flatten({ background: "#ffffff" })
    .toColourspace("srgb")
    .raw()
    .toBuffer();
  const bins = quantise(pixels);
  const total = SAMPLE_SIZE * SAMPLE_SIZE;
  const dominant = bins.reduce((most, bin) => (bin.count > most.count ? bin : most));
  const slots = Object.entries(SLOTS).map(([name, target]) => {
    const best = bins.reduce((a, b) => (score(b, target, total) > score(a, target, total) ? b : a));
    return [name, swatch(best, total)] as const;
  });
  return {
    _type: "sanity.imagePalette",
    dominant: swatch(dominant, total),
    // Safe: the entries come from SLOTS, one for each of its keys.
    ...(Object.fromEntries(slots) as Record<keyof typeof SLOTS, Swatch>),
  };
}

/** Groups RGB pixels by the upper four bits of each channel; each bin averages its pixels. */
function quantise(pixels: Buffer): [Bin, ...Bin[]] {
  const bins = new Map<number, Bin>();
  for (let i = 0; i + 2 < pixels.length; i += 3) {
    const [red = 0, green = 0, blue = 0] = pixels.subarray(i, i + 3);
    const key = ((red >> 4) << 8) | ((green >> 4) << 4) | (blue >> 4);
    const bin = bins.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 };
    bin.red += red;
    bin.green += green;
    bin.blue += blue;
    bin.count += 1;
    bins.set(key, bin);
  }
  const averaged = [...bins.values()].map(({ red, green, blue, count }) => ({
    red: red / count,
    green: green / count,
    blue: blue / count,
    count,
  }));
  const [first = { red: 0, green: 0, blue: 0, count: 1 }, ...rest] = averaged;
  return [first, ...rest];
}

function score(bin: Bin, target: { lightness: number; saturation: number }, total: number): number {
  const { lightness, saturation } = lightnessAndSaturation(bin);
  return (
    0.24 * (1 - Math.abs(saturation - target.saturation)) +
    0.52 * (1 - Math.abs(lightness - target.lightness)) +
    0.24 * (bin.count / total)
  );
}

function lightnessAndSaturation({ red, green, blue }: Bin) {
  const max = Math.max(red, green, blue) / 255;
  const min = Math.min(red, green, blue) / 255;
  const lightness = (max + min) / 2;
  const range = 1 - Math.abs(2 * lightness - 1);
  return { lightness, saturation: range === 0 ? 0 : (max - min) / range };
}

function swatch(bin: Bin, total: number): Swatch {
  const foreground = relativeLuminance(bin) > 0.179 ? "#000000" : "#ffffff";
  return {
    _type: "sanity.imagePaletteSwatch",
    background: `#${hex(bin.red)}${hex(bin.green)}${hex(bin.blue)}`,
    foreground,
    title: foreground,
    population: Math.round((bin.count / total) * 10_000) / 100,
  };
}

/** WCAG 2 relative luminance; 0.179 is where black and white contrast equally. */
function relativeLuminance({ red, green, blue }: Bin): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const value = channel / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function hex(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, "0");
}
