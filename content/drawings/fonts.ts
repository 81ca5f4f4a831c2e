/// <reference path="./subset-font.d.ts" />
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import subsetFont from "subset-font";
import { type DrawnText, textsOf } from "./texts.ts";

const FONTS = join(import.meta.dirname, "../../web/fonts");

/** The site's two faces, as drawings name them, and the weights that each has. */
export const FACES = {
  "Instrument Sans": { file: "instrument-sans-latin-wght-normal.woff2", weight: "400 700" },
  "Bricolage Grotesque": { file: "bricolage-grotesque-640.woff2", weight: "640" },
} as const;

export type FaceName = keyof typeof FACES;

const FACE_NAMES = ["Instrument Sans", "Bricolage Grotesque"] as const satisfies FaceName[];

/** Reads a face whole, as WOFF2. */
export const readFace = (name: FaceName) => readFile(join(FONTS, FACES[name].file));

/** The first family that a text names; browsers try the others where it is missing. */
export const faceOf = ({ family }: DrawnText) =>
  family.split(",")[0]?.trim().replaceAll(/["']/g, "");

/**
 * Embeds the letters that a drawing uses of the site's faces: an SVG in an `<img>` loads nothing, so
 * without them its text would have the fonts of each visitor's system, and their widths. Some browsers also
 * round the width of each letter to whole pixels, so that a text outgrows its shape in a small picture;
 * `geometricPrecision` keeps the widths of the font at every size.
 * @returns the drawing with one `@font-face` for each face that its texts name
 */
export async function embedFonts(svg: string): Promise<string> {
  const texts = textsOf(svg);
  const rules = await Promise.all(
    FACE_NAMES.map(async (name) => {
      const letters = texts.flatMap((text) => (faceOf(text) === name ? [...text.text] : []));
      if (letters.length === 0) return "";
      const subset = await subsetFont(await readFace(name), [...new Set(letters)].sort().join(""), {
        targetFormat: "woff2",
        keepFeatures: ["kern"],
        noLayoutClosure: true,
      });
      const source = `url(data:font/woff2;base64,${subset.toString("base64")})format("woff2")`;
      return `@font-face{font-family:"${name}";font-weight:${FACES[name].weight};src:${source}}`;
    }),
  );
  const style = [...rules, "text{text-rendering:geometricPrecision}"].join("");
  return svg.replace(/<svg[^>]*>/, (root) => `${root}<style>${style}</style>`);
}
