/// <reference path="./subset-font.d.ts" />
import { convert } from "fontverter";
import { Blob, Face, Font, Buffer as GlyphBuffer, shape, Variation } from "harfbuzzjs";
import { FACES, type FaceName, faceOf, readFace } from "./fonts.ts";
import { type Box, boxAfter } from "./geometry.ts";
import type { DrawnText } from "./texts.ts";

const isFace = (name: string | undefined): name is FaceName => name !== undefined && name in FACES;

const fontOf = async (name: FaceName) => {
  const truetype = await convert(await readFace(name), "truetype");
  const face = new Face(new Blob(truetype));
  return { font: new Font(face), unitsPerEm: face.upem };
};

const fonts = {
  "Instrument Sans": await fontOf("Instrument Sans"),
  "Bricolage Grotesque": await fontOf("Bricolage Grotesque"),
};

/** How high letters rise above the line, and how far they reach below, in parts of their size. */
const [ASCENT, DESCENT] = [0.72, 0.2];

/** The width of a text, as a browser sets it, in units of its element. */
function widthOf({ text, size, weight, spacing }: DrawnText, name: FaceName): number {
  const { font, unitsPerEm } = fonts[name];
  font.setVariations([new Variation("wght", weight)]);
  const buffer = new GlyphBuffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const advance = buffer
    .getGlyphInfosAndPositions()
    .reduce((sum, { xAdvance = 0 }) => sum + xAdvance, 0);
  return (advance * size) / unitsPerEm + spacing * text.length;
}

/**
 * Where a text stands in its drawing.
 * @throws when its face is none of the site's, so that its width would differ between systems
 */
export function boxOf(text: DrawnText): Box {
  const name = faceOf(text);
  if (!isFace(name)) throw new Error(`“${text.text}” is set in ${name}, which no drawing embeds.`);
  const w = widthOf(text, name);
  const start = { middle: text.x - w / 2, end: text.x - w }[text.anchor] ?? text.x;
  const { size, y } = text;
  const box = { x: start, y: y - size * ASCENT, w, h: size * (ASCENT + DESCENT) };
  return boxAfter(text.matrix, box);
}

/** The size of a text in units of the drawing. */
export const sizeOf = ({ size, matrix }: DrawnText) => size * Math.hypot(matrix[2], matrix[3]);
